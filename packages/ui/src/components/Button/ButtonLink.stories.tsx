import { paddedStory, states, type Meta, type StoryObj } from '../../storyMeta.js';
import { Actions } from '../Actions/Actions.js';
import { ButtonLink } from './ButtonLink.js';

export default {
  id: 'actions-buttonlink',
  title: 'Actions/ButtonLink (link button, CTA, external link)',
  component: ButtonLink,
  args: { children: 'Visit a library', href: '#contact' },
  parameters: paddedStory({
    for: 'Lead the visitor somewhere: to another page, the calendar, a prepared mail.',
    instead: [
      { when: 'Something happens on this page', use: 'Button' },
      { when: 'The link is part of a sentence', use: 'a plain link in Text' },
    ],
    do: ['Say where it leads, so that it makes sense when read alone.'],
    dont: ['Don’t name only the click.', 'Don’t open a page of the same site in a new tab.'],
    pair: { do: {}, dont: { children: 'Click here' } },
  }),
} satisfies Meta<typeof ButtonLink>;

type Story = StoryObj<typeof ButtonLink>;

export const Default: Story = {};

/** Only an outline and the current page differ from a `Button`. */
export const States: Story = {
  ...states,
  args: { tone: 'outline' },
  render: (args) => (
    <Actions>
      {['Resting', 'Hovered', 'Focused'].map((state) => (
        <ButtonLink {...args} key={state} id={state.toLowerCase()}>
          {state}
        </ButtonLink>
      ))}
      <ButtonLink {...args} tone="filled" size="compact" current>
        Current
      </ButtonLink>
    </Actions>
  ),
};

/** Opens a new tab: shown by the arrow, announced by hidden text. */
export const OpensInNewTab: Story = {
  args: {
    href: 'https://calendar.example.com/',
    newTabLabel: 'opens in a new tab',
    children: 'Book a call',
  },
};

/** A `mailto:` link announces that it opens a mail; its address is printed. Here it is `large`. */
export const PreparesMail: Story = {
  args: {
    href: 'mailto:name@example.com?subject=Hello',
    printedAddress: 'name@example.com',
    hint: 'opens your email program',
    size: 'large',
    tone: 'quiet',
    children: 'Write to me',
  },
};

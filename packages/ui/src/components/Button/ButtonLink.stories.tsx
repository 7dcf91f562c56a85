import { columnStory, states, type Meta, type StoryObj } from '../../storyParts.js';
import { Actions } from '../Actions/Actions.js';
import { Stack } from '../Stack/Stack.js';
import { ButtonLink } from './ButtonLink.js';

export default {
  id: 'actions-buttonlink',
  title: 'Actions/ButtonLink (link button, CTA, download, external link)',
  component: ButtonLink,
  args: { children: 'Visit a library', href: '#contact' },
  parameters: columnStory({
    for: 'The visitor goes somewhere: another page, the calendar, a prepared mail, a download.',
    instead: [
      { when: 'Something happens on this page', use: 'Button' },
      { when: 'The link is part of a sentence', use: 'a plain link in Text' },
    ],
    do: [
      'Say where it leads, so that it makes sense when read alone.',
      'Give `newTabLabel` its words in the page’s language wherever the site is left.',
    ],
    dont: [
      'Don’t write “click here” or “more”.',
      'Don’t open a page of the same site in a new tab.',
    ],
    accessibility: ['It is a link: Enter follows it, the browser’s menu works on it.'],
  }),
} satisfies Meta<typeof ButtonLink>;

type Story = StoryObj<typeof ButtonLink>;

export const Default: Story = {};

/** All states side by side. */
export const States: Story = {
  ...states,
  render: ({ href }) => (
    <Stack space={5}>
      {(['filled', 'quiet', 'outline'] as const).map((tone) => (
        <Actions key={tone}>
          <ButtonLink href={href} tone={tone}>
            At rest
          </ButtonLink>
          <ButtonLink href={href} tone={tone} id={`${tone}-hovered`}>
            Hovered
          </ButtonLink>
          <ButtonLink href={href} tone={tone} id={`${tone}-focused`}>
            Focused
          </ButtonLink>
        </Actions>
      ))}
      <Actions>
        <ButtonLink href={href} size="compact" current>
          Current
        </ButtonLink>
      </Actions>
    </Stack>
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

/** A `mailto:` link announces that it opens a mail; its address is printed. */
export const PreparesMail: Story = {
  args: {
    href: 'mailto:name@example.com?subject=Hello',
    printedAddress: 'name@example.com',
    hint: 'opens your email program',
    children: 'Write to me',
  },
};

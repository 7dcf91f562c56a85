import { inWindow, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { figureNames } from '../Figure/figures.js';
import { CallToAction } from './CallToAction.js';

const args = {
  title: 'Show us the shelf that is full',
  text: 'We visit you for an hour and look at the room with you. A week later you have a sketch and a figure, and owe us nothing for either.',
  actions: [
    <ButtonLink key="book" href="https://calendar.example.com/" newTabLabel="opens in a new tab">
      Arrange a visit
    </ButtonLink>,
    <ButtonLink key="about" tone="quiet" href="#about">
      About the practice
    </ButtonLink>,
  ],
  figure: 'entrance' as const,
};

export default {
  id: 'content-calltoaction',
  title: 'Content/CallToAction (CTA, banner, callout)',
  component: CallToAction,
  args,
  argTypes: { figure: { control: 'select', options: figureNames } },
  parameters: inWindow({
    for: 'A page ends with an invitation to take the next step.',
    instead: [
      { when: 'A service page ends with the person one writes to', use: 'ContactBlock' },
      { when: 'The offer is not the page’s own', use: 'Panel' },
    ],
    do: ['One sentence as the title.', 'Say in the text what happens after the click.'],
    dont: [
      'Don’t show it twice on a page, or together with a ContactBlock.',
      'Don’t offer more than one filled action.',
    ],
    pictures: {
      do: <CallToAction {...args} />,
      dont: (
        <CallToAction
          {...args}
          actions={['Arrange a visit', 'About the practice'].map((words) => (
            <ButtonLink key={words} href="#visit">
              {words}
            </ButtonLink>
          ))}
        />
      ),
    },
    accessibility: [
      'The title is a heading of level 2; the drawing is decorative.',
      'Below 640 px the door is between heading and text, so that no text overlaps it.',
    ],
  }),
} satisfies Meta<typeof CallToAction>;

export const Default: StoryObj<typeof CallToAction> = {};

export const WithoutADrawing: StoryObj<typeof CallToAction> = { args: { figure: undefined } };

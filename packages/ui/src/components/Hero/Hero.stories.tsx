import { expect } from 'storybook/test';
import { fullscreenStory, type Meta, type StoryObj } from '../../storyMeta.js';
import actions from '../Actions/Actions.stories.js';
import { DoorLight, HeroFigure } from '../../blocks/Figure/Figure.js';
import { SeminarDays } from '../../blocks/SeminarDays/SeminarDays.js';
import days from '../../blocks/SeminarDays/SeminarDays.stories.js';
import { Signature } from '../Signature/Signature.js';
import signatures from '../Signature/Signature.stories.js';
import { Text } from '../Text/Text.js';
import { ValueStatement } from '../ValueStatement/ValueStatement.js';
import promise from '../ValueStatement/ValueStatement.stories.js';
import { Hero } from './Hero.js';

export default {
  id: 'heads-hero',
  title: 'Heads/Hero (hero banner, page header, home page, landing page)',
  component: Hero,
  args: {
    eyebrow: 'Extensions',
    title: 'The wall is rarely in the way',
    text: 'When the shelves are full, a town thinks of a new building first. We begin with the rooms that nobody uses, and most libraries have one.',
    note: 'For towns of up to 20,000 people, and for schools.',
    actions: actions.args.children,
  },
  parameters: fullscreenStory({
    for: 'Begin a page: its title and a drawing, then its first words and actions.',
    instead: [
      { when: 'A section of the page begins', use: 'Section' },
      { when: 'It is a case study', use: 'CaseHero' },
      { when: 'The page is about a person, or how to reach them', use: 'ProfileHero' },
    ],
    do: [
      'A sentence as the title, short enough for two lines on a desk.',
      'Take `large` for the home page and the page for an unknown address: on the home page the light of its door falls onto a ValueStatement, with a `DoorLight`.',
      'Take `small` for pages that are read, such as the imprint. Its doors are `nameplate` and `keyhole`.',
    ],
    dont: ['Don’t list all that you do in the title.', 'Don’t offer more than two actions.'],
    pair: {
      do: {},
      dont: {
        title:
          'Architects for libraries, schools, reading rooms and archives, from the first visit and the first drawing to the last chair',
      },
    },
  }),
} satisfies Meta<typeof Hero>;

type Story = StoryObj<typeof Hero>;

export const Default: Story = {
  args: { figure: <HeroFigure name="table" /> },
};

/** For text pages. */
export const Small: Story = {
  args: {
    figureSize: 'small',
    figure: <HeroFigure name="nameplate" />,
    text: undefined,
    note: undefined,
    actions: undefined,
    eyebrow: 'Library',
    title: 'A school library in a former laundry',
    lead: 'Forty desks where the sheets had dried',
  },
};

/** For a home page: a door beside heading and actions, and its light on the section below. */
export const Large: Story = {
  args: {
    figureSize: 'large',
    figure: <HeroFigure name="door" />,
    text: undefined,
    note: undefined,
    eyebrow: 'Harbour & Lane, architects of small libraries',
    title: 'Every library is built twice',
    lead: 'Once by us. And once more by the people who move the chairs to where the light is.',
    children: (
      <Signature {...signatures.args}>
        <Text>We come back after a year to see where the chairs are.</Text>
      </Signature>
    ),
    nextSection: <ValueStatement statement={promise.args.statement} figure={<DoorLight />} />,
  },
  async play({ canvasElement }) {
    // The light on the next section is that of the door, so both begin at the floor line.
    const [door, light] = [...canvasElement.querySelectorAll('svg[viewBox="0 0 212 106"]')].map(
      (drawing) => drawing.getBoundingClientRect().top,
    );
    await expect(light).toBeCloseTo(door!, -1);
  },
};

/** For a seminar: its days, each below a door. */
export const Wide: Story = {
  args: {
    figureSize: 'wide',
    figure: <SeminarDays {...days.args} />,
    title: 'Drawing for readers',
    text: 'Four days at the table, two of them on site.',
    note: undefined,
  },
};

/** A drawing that takes all of its space. */
export const BesideDrawing: Story = {
  name: 'MUST keep words clear of the drawing',
  args: {
    figure: (
      <HeroFigure>
        <path d="M-197-80H212" />
      </HeroFigure>
    ),
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement }) => {
    const { left } = canvasElement.querySelector('svg path')!.getBoundingClientRect();
    for (const words of [canvas.getByRole('heading'), canvas.getByText(/shelves are full/)])
      await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(left);
  },
};

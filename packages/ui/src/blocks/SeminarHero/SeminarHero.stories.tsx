import { expect } from 'storybook/test';
import { fullscreenStory, type Meta, type StoryObj } from '../../../storyParts.js';
import { SeminarHero } from './SeminarHero.js';

const online = { kind: 'online' } as const;
const onSite = { kind: 'inPerson' } as const;

const meta = {
  id: 'blocks-seminarhero',
  title: 'Blocks/SeminarHero (page header, seminar, calendar, dates)',
  component: SeminarHero,
  args: {
    title: 'Drawing for readers',
    text: 'Four days at the table, two of them on site.',
    daysLabel: 'Days',
    days: [
      { ...online, title: 'Thu', lines: ['1 Apr', '12:30–16:30', 'Online'] },
      { ...online, title: 'Fri', lines: ['2 Apr', '9:30–16:30', 'Online'] },
      { ...onSite, title: 'Thu', lines: ['8 Apr', '9:30–16:30', 'Saltmere'] },
      { ...onSite, title: 'Fri', lines: ['9 Apr', '9:30–16:30', 'Saltmere'] },
    ],
  },
  parameters: fullscreenStory({
    for: 'Open the page of a seminar with its days.',
    instead: [
      { when: 'Any other page begins', use: 'Hero' },
      { when: 'There are several seminars', use: 'SeminarTable' },
    ],
    do: ['Give the seminar that comes next.'],
    dont: ['Don’t write sentences into the lines: a door is narrow.'],
    accessibility: [
      'The days are a list; the doors are decorative.',
      'Below 900 px the list is between the heading and the words of the floor; below 640 px there are two rows of two days.',
    ],
  }),
} satisfies Meta<typeof SeminarHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words of each day are below its door. */
export const Default: Story = { globals: { viewport: { value: 'desk' } } };

export const OnAPhone: Story = {
  name: 'MUST have one row of doors on a phone, above the days',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('listitem');
    const doors = days.map((day) => day.querySelector('svg')!.getBoundingClientRect());
    for (const [index, door] of doors.slice(1).entries())
      await expect(Math.abs(door.left - doors[index]!.left)).toBeGreaterThan(door.width);
    await expect(doors[3]!.bottom).toBeCloseTo(days[0]!.getBoundingClientRect().top, 0);
  },
};

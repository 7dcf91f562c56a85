import { expect } from 'storybook/test';
import { fullscreenStory, type Meta, type StoryObj } from '../../../storybook/meta.js';
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
    instead: [{ when: 'There are several seminars', use: 'SeminarTable' }],
    do: ['Give the seminar that comes next.'],
    dont: ['Don’t write sentences into the lines: a door is narrow.'],
    accessibility: ['The days are a list; the doors are decorative.'],
  }),
} satisfies Meta<typeof SeminarHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desk' } } };

export const OnAPhone: Story = {
  name: 'MUST have the four doors side by side on a phone, each above its day',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const doors = items.map((item) => item.querySelector('svg')!.getBoundingClientRect());
    await expect(new Set(doors.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    for (const [index, item] of items.entries()) {
      const day = item.querySelector('p')!.getBoundingClientRect();
      await expect(day.top).toBeGreaterThan(doors[index]!.bottom);
      await expect(day.left).toBeCloseTo(doors[index]!.left, 0);
    }
  },
};

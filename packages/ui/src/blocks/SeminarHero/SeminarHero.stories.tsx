import { expect } from 'storybook/test';
import { fullscreenStory, type Meta, type StoryObj } from '../../storyMeta.js';
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
      { ...online, weekday: 'Thu', date: '1 Apr', hours: '12:30–16:30', place: 'Online' },
      { ...online, weekday: 'Fri', date: '2 Apr', hours: '9:30–16:30', place: 'Online' },
      { ...onSite, weekday: 'Thu', date: '8 Apr', hours: '9:30–16:30', place: 'Saltmere' },
      { ...onSite, weekday: 'Fri', date: '9 Apr', hours: '9:30–16:30', place: 'Saltmere' },
    ],
  },
  parameters: fullscreenStory({
    for: 'Open the page of a seminar with its days.',
    instead: [{ when: 'There are several seminars', use: 'SeminarTable' }],
    do: ['Give the seminar that comes next.'],
    dont: ['Don’t write a sentence where a word is due: a door is narrow.'],
  }),
} satisfies Meta<typeof SeminarHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desk' } } };

export const OnAPhone: Story = {
  name: 'MUST give each day a row on a phone, its hours below those of the day before',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const hours = items.map((item) => item.querySelectorAll('p')[2]!.getBoundingClientRect());
    for (const [index, { left, top }] of hours.entries()) {
      await expect(left).toBeCloseTo(hours[0]!.left, 0);
      if (index > 0) await expect(top).toBeGreaterThan(hours[index - 1]!.bottom);
    }
  },
};

import { expect } from 'storybook/test';
import { fullscreenStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Hero } from '../../components/Hero/Hero.js';
import { SeminarDays } from './SeminarDays.js';

const online = { kind: 'online' } as const;
const onSite = { kind: 'inPerson' } as const;

const meta = {
  id: 'blocks-seminardays',
  title: 'Blocks/SeminarDays (page header, seminar, calendar, dates)',
  component: SeminarDays,
  args: {
    label: 'Days',
    days: [
      { ...online, weekday: 'Thu', date: '1 Apr', hours: '12:30–16:30', place: 'Online' },
      { ...online, weekday: 'Fri', date: '2 Apr', hours: '9:30–16:30', place: 'Online' },
      { ...onSite, weekday: 'Thu', date: '8 Apr', hours: '9:30–16:30', place: 'Saltmere' },
      { ...onSite, weekday: 'Fri', date: '9 Apr', hours: '9:30–16:30', place: 'Saltmere' },
    ],
  },
  render: (args) => (
    <Hero
      title="Drawing for readers"
      text="Four days at the table, two of them on site."
      figureSize="wide"
      figure={<SeminarDays {...args} />}
    />
  ),
  parameters: fullscreenStory({
    for: 'Begin the page of a seminar with its days: the `wide` figure of a Hero.',
    instead: [{ when: 'There are several seminars', use: 'SeminarTable' }],
    do: ['Show three or four days in their order, online ones and others.'],
    dont: ['Don’t write a sentence where a word is due: a door is narrow.'],
  }),
} satisfies Meta<typeof SeminarDays>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desk' } } };

export const OnAPhone: Story = {
  name: 'MUST show four doors abreast on a phone, each above its day',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    let end = 0;
    for (const item of canvas.getAllByRole('listitem')) {
      const door = item.querySelector('svg')!.getBoundingClientRect();
      await expect(door.left).toBeGreaterThan(end);
      await expect(door.bottom).toBeCloseTo(item.getBoundingClientRect().top, 0);
      end = door.right;
    }
    await expect(end).toBeLessThan(window.innerWidth);
  },
};

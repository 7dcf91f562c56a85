import { expect } from 'storybook/test';
import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { SeminarTable, SeminarTables } from './SeminarTable.js';

const online = { time: '9:30–16:30', place: 'Online' };
const onSite = { ...online, place: 'On site, Saltmere' };

const meta = {
  id: 'seminars-seminartable',
  title: 'Seminars/SeminarTable, SeminarTables (events, calendar, booking)',
  component: SeminarTable,
  subcomponents: { SeminarTables },
  args: {
    title: 'Drawing for readers, April',
    columns: { date: 'Date', time: 'Time', place: 'Place' },
    sessions: [
      { isoDate: '2027-04-01', date: 'Thu, 1 Apr', ...online, time: '12:30–16:30' },
      { isoDate: '2027-04-02', date: 'Fri, 2 Apr', ...online },
      { isoDate: '2027-04-08', date: 'Thu, 8 Apr', ...onSite },
      { isoDate: '2027-04-09', date: 'Fri, 9 Apr', ...onSite },
    ],
  },
  render: (args) => (
    <SeminarTables timeZoneLabel="London time (BST)">
      <SeminarTable {...args} />
      <SeminarTable
        {...args}
        title="Drawing for readers, July"
        sessions={[{ isoDate: '2027-07-01', date: 'Thu, 1 Jul', ...online }]}
        calendar={undefined}
      />
    </SeminarTables>
  ),
  parameters: paddedStory({
    for: 'Show the sessions of a seminar, or of two side by side: days, times, places.',
    instead: [
      { when: 'There is one date, or none yet', use: 'DescriptionList' },
      { when: 'The head of the page shows the days of one', use: 'SeminarDays' },
      { when: 'The steps have an order and no dates', use: 'Steps' },
    ],
    do: ['Offer a calendar file for a session still to come, and only for that.'],
    dont: ['Don’t leave out a session because its time is not known: say so in its place.'],
  }),
} satisfies Meta<typeof SeminarTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a calendar file for each session and one for all. */
export const Default: Story = {
  args: {
    sessions: meta.args.sessions.map((session) => ({
      ...session,
      calendar: {
        href: `#${session.isoDate}.ics`,
        spokenLabel: `Add the session on ${session.date} to your calendar`,
      },
    })),
    calendar: { href: '#april.ics', label: 'Add all days to your calendar' },
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(new Set(links.map((link) => link.textContent)).size).toBe(5);
    await expect(links[0]).toHaveAttribute('download');
  },
};

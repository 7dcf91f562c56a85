import { inWindow, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { Hero } from '../Hero/Hero.js';
import { Text } from '../Text/Text.js';
import { SeminarDays } from './SeminarDays.js';

export default {
  title: 'Content/SeminarDays',
  component: SeminarDays,
  tags: ['new', '!stable'],
  args: {
    title: 'April 2027',
    sessions: [
      { isoDate: '2027-04-01', day: '1', kind: 'online', where: 'Online' },
      { isoDate: '2027-04-02', day: '2', kind: 'online', where: 'Online' },
      { isoDate: '2027-04-08', day: '8', kind: 'inPerson', where: 'Saltmere' },
      { isoDate: '2027-04-09', day: '9', kind: 'inPerson', where: 'Saltmere' },
    ],
  },
  render: (days) => (
    <Hero title="Drawing for readers" figure={<SeminarDays {...days} />}>
      <Text>Four days at the table, two of them on site.</Text>
    </Hero>
  ),
  parameters: inWindow({
    for: 'Show the days of one seminar in the head of its page.',
    instead: [{ when: 'The times and places matter', use: 'SeminarTable' }],
    do: ['Give the seminar that comes next; without one take another figure.'],
    dont: ['Don’t rely on it: a SeminarTable below has the facts.'],
    accessibility: ['It is decorative.'],
  }),
} satisfies Meta<typeof SeminarDays>;

export const Default: StoryObj<typeof SeminarDays> = {};

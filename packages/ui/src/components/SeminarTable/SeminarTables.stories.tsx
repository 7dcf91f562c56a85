import type { Meta, StoryObj } from '../../stories.js';
import { SeminarTable, SeminarTables } from './SeminarTable.js';
import one from './SeminarTable.stories.js';

/** The class in April beside one in July with the same times and places. */
const april = <SeminarTable key="april" {...one.args} />;
const july = (
  <SeminarTable
    key="july"
    {...one.args}
    title="Drawing for readers, July"
    caption="Days of the July class"
    sessions={one.args.sessions.map((session, index) => ({
      ...session,
      isoDate: ['2027-07-08', '2027-07-09', '2027-07-15', '2027-07-16'][index]!,
      date: ['Thu, 8 Jul', 'Fri, 9 Jul', 'Thu, 15 Jul', 'Fri, 16 Jul'][index],
    }))}
  />
);

export default {
  title: 'Content/SeminarTables',
  component: SeminarTables,
  args: {
    children: [april, july],
  },
  parameters: {
    guidance: {
      for: 'Show two seminars with their sessions side by side.',
      instead: [{ when: 'Two other things go side by side', use: 'Columns' }],
      do: ['Put it into a Section of the layout `wide`.', 'Put what comes next first.'],
      dont: ['Don’t put anything but SeminarTable into it.'],
      accessibility: ['Two tables, each with its own caption; stacked where two do not fit.'],
    },
  },
} satisfies Meta<typeof SeminarTables>;

export const Default: StoryObj<typeof SeminarTables> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import {
  SeminarTable,
  SeminarTables,
  type SeminarSession,
  type SeminarTableProps,
  type SeminarTablesProps,
} from './SeminarTable.js';
import spring from './SeminarTable.stories.js';

const days = ['2025-07-10', '2025-07-11', '2025-07-17', '2025-07-18'];

/** The spring seminar beside the summer one, which has the same times and places. */
const pair = (
  words: SeminarTableProps,
  title: string,
  caption: string,
  dates: readonly string[],
) => {
  const sessions = words.sessions.map((session, index): SeminarSession => ({
    ...session,
    isoDate: days[index]!,
    date: dates[index],
  }));
  return [
    <SeminarTable key="spring" {...words} />,
    <SeminarTable key="summer" {...words} title={title} caption={caption} sessions={sessions} />,
  ];
};

const { de, fr } = spring.parameters.wording;

const meta = {
  title: 'Content/SeminarTables',
  component: SeminarTables,
  tags: ['stable'],
  args: {
    children: pair(spring.args, 'Seminar 2, July', 'Sessions of seminar 2', [
      'Thu, 10 Jul',
      'Fri, 11 Jul',
      'Thu, 17 Jul',
      'Fri, 18 Jul',
    ]),
  },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      for: 'Two seminars with their sessions stand side by side.',
      instead: [{ when: 'Two other things stand side by side', use: 'Columns' }],
      do: ['Put it into a Room of the layout `wide`.', 'Put what comes next first.'],
      dont: ['Don’t put anything but SeminarTable into it.'],
      accessibility: [
        'Two tables, each with a caption of its own; below one another where two do not fit.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        children: pair({ ...spring.args, ...de }, 'Seminar 2, Juli', 'Termine von Seminar 2', [
          'Do., 10. Juli',
          'Fr., 11. Juli',
          'Do., 17. Juli',
          'Fr., 18. Juli',
        ]),
      },
      fr: {
        children: pair(
          { ...spring.args, ...fr },
          'Séminaire 2, juillet',
          'Séances du séminaire 2',
          ['jeu. 10 juil.', 'ven. 11 juil.', 'jeu. 17 juil.', 'ven. 18 juil.'],
        ),
      },
    } satisfies Wording<SeminarTablesProps>,
  },
} satisfies Meta<typeof SeminarTables>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
  },
};

export const Playground: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

export const LongestGerman: Story = {
  args: meta.parameters.wording.de,
  globals: { viewport: { value: 'medium' } },
};

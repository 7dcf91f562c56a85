import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { SeminarTable, type SeminarSession, type SeminarTableProps } from './SeminarTable.js';

/** The four sessions of the spring seminar, in the words of one language. */
const sessions = (
  dates: readonly [string, string, string, string],
  times: readonly [string, string],
  online: string,
  inPerson: string,
): SeminarSession[] => [
  ...[3, 4].map((day, index) => ({
    isoDate: `2025-04-0${day}`,
    date: dates[index],
    time: times[index],
    place: online,
    kind: 'online' as const,
    day: String(day),
    where: online,
  })),
  ...[10, 11].map((day, index) => ({
    isoDate: `2025-04-${day}`,
    date: dates[index + 2],
    time: times[1],
    place: inPerson,
    kind: 'inPerson' as const,
    day: String(day),
    where: 'Berlin',
  })),
];

const withCalendar = (
  all: readonly SeminarSession[],
  text: string,
  label: (date: string) => string,
) =>
  all.map((session) => ({
    ...session,
    calendar: { href: `#${session.isoDate}.ics`, text, label: label(String(session.date)) },
  }));

const meta = {
  title: 'Content/SeminarTable',
  component: SeminarTable,
  tags: ['stable'],
  args: {
    title: 'Seminar 1, April',
    caption: 'Sessions of seminar 1',
    status: 'Completed',
    completed: true,
    columns: { date: 'Date', time: 'Time', place: 'Place' },
    zone: 'Berlin time (CEST)',
    sessions: sessions(
      ['Thu, 3 Apr', 'Fri, 4 Apr', 'Thu, 10 Apr', 'Fri, 11 Apr'],
      ['12:30–16:30', '9:30–16:30'],
      'Online',
      'In person, Berlin',
    ),
  },
  parameters: {
    guidance: {
      for: 'A seminar has several sessions: days, times, places.',
      instead: [
        { when: 'There is one date, or none yet', use: 'Ledger' },
        { when: 'The steps have an order and no dates', use: 'StepList' },
      ],
      do: [
        'Say by which clock the times go.',
        'Offer a calendar file for a session still to come, and only for that.',
        'Say in words that a seminar is over; the faded line only shows it.',
      ],
      dont: ['Don’t leave out a session because its time is not known: say so in its place.'],
      accessibility: [
        'A table with a spoken caption and a heading for each row and column.',
        'The line of days is decorative: the table says it all.',
        'A calendar link has a spoken name with its date, so that four of them differ.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        title: 'Seminar 1, April',
        caption: 'Termine von Seminar 1',
        status: 'Abgeschlossen',
        columns: { date: 'Datum', time: 'Uhrzeit', place: 'Ort' },
        zone: 'Berliner Ortszeit (MESZ)',
        sessions: sessions(
          ['Do., 3. Apr.', 'Fr., 4. Apr.', 'Do., 10. Apr.', 'Fr., 11. Apr.'],
          ['12:30–16:30 Uhr', '09:30–16:30 Uhr'],
          'Online',
          'Vor Ort, Berlin',
        ),
      },
      fr: {
        title: 'Séminaire 1, avril',
        caption: 'Séances du séminaire 1',
        status: 'Terminé',
        columns: { date: 'Date', time: 'Horaire', place: 'Lieu' },
        zone: 'Heure de Berlin (HAEC)',
        sessions: sessions(
          ['jeu. 3 avr.', 'ven. 4 avr.', 'jeu. 10 avr.', 'ven. 11 avr.'],
          ['12:30–16:30', '09:30–16:30'],
          'En ligne',
          'En présentiel, Berlin',
        ),
      },
    } satisfies Wording<SeminarTableProps>,
  },
} satisfies Meta<typeof SeminarTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};

export const Playground: Story = { args: { completed: false } };

/** Still to come: the line of days is drawn in full, and each session has a file for the calendar. */
export const Upcoming: Story = {
  args: {
    status: 'Upcoming',
    completed: false,
    sessions: withCalendar(
      meta.args.sessions,
      'Add to calendar',
      (date) => `Add the session on ${date} to your calendar`,
    ),
  },
  parameters: {
    wording: {
      de: {
        status: 'Bevorstehend',
        sessions: withCalendar(
          meta.parameters.wording.de.sessions,
          'In den Kalender eintragen',
          (date) => `Termin am ${date} in den Kalender eintragen`,
        ),
      },
      fr: {
        status: 'À venir',
        sessions: withCalendar(
          meta.parameters.wording.fr.sessions,
          'Ajouter à l’agenda',
          (date) => `Ajouter la séance du ${date} à l’agenda`,
        ),
      },
    } satisfies Wording<SeminarTableProps>,
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(new Set(links.map((link) => link.textContent)).size).toBe(4);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAttribute('download');
  },
};

/** A week between two days is a week on the line. */
export const DaysToScale: Story = {
  args: { completed: false, status: 'Upcoming' },
  play: async ({ canvasElement }) => {
    const [first, second, third] = [...canvasElement.querySelectorAll('article > svg > path')].map(
      (door) => door.getBoundingClientRect().left,
    );
    await expect((third! - first!) / (second! - first!)).toBeCloseTo(7, 0);
  },
};

export const OneSession: Story = {
  args: { sessions: meta.args.sessions.slice(0, 1) },
  parameters: {
    wording: {
      de: { sessions: meta.parameters.wording.de.sessions.slice(0, 1) },
      fr: { sessions: meta.parameters.wording.fr.sessions.slice(0, 1) },
    } satisfies Wording<SeminarTableProps>,
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <SeminarTable
        {...args}
        title="סדנה 1, אפריל"
        caption="מפגשי סדנה 1"
        status="הסתיימה"
        columns={{ date: 'תאריך', time: 'שעה', place: 'מקום' }}
        zone="שעון ברלין"
        sessions={sessions(
          ['3 באפריל', '4 באפריל', '10 באפריל', '11 באפריל'],
          ['12:30–16:30', '9:30–16:30'],
          'מקוון',
          'בברלין',
        )}
      />
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    title: 'Führungskräfteentwicklungsseminar, September',
    caption: 'Termine',
    status: 'Noch nicht abgeschlossen',
    completed: false,
    columns: { date: 'Veranstaltungsdatum', time: 'Uhrzeit', place: 'Veranstaltungsort' },
    zone: 'Mitteleuropäische Sommerzeit (MESZ)',
    sessions: withCalendar(
      sessions(
        ['Do., 3. Apr.', 'Fr., 4. Apr.', 'Do., 10. Apr.', 'Fr., 11. Apr.'],
        ['12:30–16:30 Uhr', '09:30–16:30 Uhr'],
        'Videokonferenz',
        'Vor Ort, Berlin-Charlottenburg',
      ),
      'In den Kalender eintragen',
      (date) => `Termin am ${date} in den Kalender eintragen`,
    ),
  },
  globals: { viewport: { value: 'reflow' } },
};

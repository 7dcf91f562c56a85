import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { Ledger, type LedgerProps } from './Ledger.js';

const meta = {
  title: 'Content/Ledger',
  component: Ledger,
  tags: ['stable'],
  args: {
    entries: [
      {
        term: 'When',
        value: 'Write to me for a session tailored to your team. Open groups are held regularly.',
      },
      { term: 'Where', value: 'Online by video or in person' },
      {
        term: 'Time commitment',
        value: '3 hours, plus an introductory email one week before',
      },
      { term: 'Group size', value: '6–14 participants' },
    ],
  },
  parameters: {
    guidance: {
      for: 'Facts are looked up: when, where, how long, how many, what is included.',
      instead: [
        { when: 'The figures are to be remembered', use: 'FactStrip' },
        { when: 'The facts are prices', use: 'PriceList' },
        { when: 'Several things have the same facts', use: 'a table, as in SeminarTable' },
      ],
      do: [
        'Put the facts in the order in which they are asked for.',
        'Close the last ledger of a page with the double rule.',
      ],
      dont: ['Don’t write the term again in the value.', 'Don’t leave a value empty.'],
      accessibility: [
        'A description list: each value is read with its term.',
        'Figures stand in columns of equal width; below 640 px the value stands under its term.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        entries: [
          {
            term: 'Wann',
            value:
              'Für Ihr Team vereinbaren wir einen eigenen Termin: Schreiben Sie mir. Offene Gruppen finden regelmäßig statt.',
          },
          { term: 'Wo', value: 'Per Videokonferenz oder vor Ort' },
          {
            term: 'Zeitaufwand',
            value: '3 Stunden, dazu eine Einführung per E-Mail eine Woche vorher',
          },
          { term: 'Gruppengröße', value: '6–14 Teilnehmende' },
        ],
      },
      fr: {
        entries: [
          {
            term: 'Quand',
            value:
              'Écrivez-moi pour une séance conçue pour votre équipe. Des groupes ouverts ont lieu régulièrement.',
          },
          { term: 'Où', value: 'En visioconférence ou en présentiel' },
          {
            term: 'Durée',
            value: '3 heures, avec un e-mail d’introduction une semaine avant',
          },
          { term: 'Taille du groupe', value: '6 à 14 participants' },
        ],
      },
    } satisfies Wording<LedgerProps>,
  },
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
  },
};

export const Playground: Story = { args: { closed: false } };

/** The double rule under the last figure of an account: once a page. */
export const Closed: Story = { args: { closed: true } };

export const OneEntry: Story = {
  args: { entries: meta.args.entries.slice(0, 1) },
  parameters: {
    wording: {
      de: { entries: meta.parameters.wording.de.entries.slice(0, 1) },
      fr: { entries: meta.parameters.wording.fr.entries.slice(0, 1) },
    } satisfies Wording<LedgerProps>,
  },
};

export const WithLink: Story = {
  args: {
    entries: [
      {
        term: 'Scholarships',
        value: (
          <>
            Scholarships are available. If the price is what stands in your way,{' '}
            <a href="#contact">tell me</a>.
          </>
        ),
      },
    ],
  },
  argTypes: { entries: { control: false } },
};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

/** The term keeps its column and breaks in it. */
export const VeryLong: Story = {
  args: {
    entries: [
      {
        term: 'What it takes of a participant, and of the company behind',
        value:
          'A coaching session to prepare you, and a review as a group of what you have put into practice, with those who were there and at a date that is set before the first session has begun.',
      },
      ...meta.args.entries.slice(1),
    ],
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <Ledger
        {...args}
        entries={[
          { term: 'מתי', value: 'קבוצות פתוחות מתקיימות באופן קבוע.' },
          { term: 'גודל הקבוצה', value: '6–14 משתתפים' },
        ]}
      />
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    entries: [
      {
        term: 'Führungskräfteentwicklungsprogramm',
        value: 'Geschäftsführungsverantwortliche und Aufsichtsratsvorsitzende',
      },
      { term: 'Mindestteilnehmendenzahl', value: '6–14 Teilnehmende' },
    ],
  },
  globals: { viewport: { value: 'reflow' } },
};

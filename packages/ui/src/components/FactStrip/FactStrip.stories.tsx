import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { breakpoints } from '../../theme/tokens.js';
import { FactStrip, type FactStripProps } from './FactStrip.js';

const meta = {
  title: 'Content/FactStrip',
  component: FactStrip,
  tags: ['stable'],
  args: {
    label: 'In figures',
    facts: [
      { value: 'Since 2010', label: 'in board or director roles' },
      { value: 'Since 2012', label: 'applying the method in practice' },
      { value: '100+', label: 'employees in a company led through crisis' },
      { value: 'Within 6 months', label: 'financially stabilised' },
      { value: 'More than 2×', label: 'revenue and profit' },
    ],
  },
  parameters: {
    guidance: {
      for: 'Figures stand as proof: years, numbers of people, a doubling.',
      instead: [
        { when: 'The facts are looked up rather than remembered', use: 'Ledger' },
        { when: 'They are prices', use: 'PriceList' },
      ],
      do: [
        'Take figures that somebody could check.',
        'Keep the words that qualify a figure with it: “More than 2×”.',
      ],
      dont: ['Don’t show more than five.', 'Don’t round up.'],
      accessibility: [
        'A description list with a spoken name; each figure is read with what it counts.',
        'Below 900 px a fact is a line, the figure first.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        label: 'In Zahlen',
        facts: [
          { value: 'Seit 2010', label: 'in Geschäftsführung oder Gremien' },
          { value: 'Seit 2012', label: 'die Methode in der Praxis' },
          { value: 'Über 100', label: 'Beschäftigte, durch die Krise geführt' },
          { value: 'Binnen 6 Monaten', label: 'finanziell stabilisiert' },
          { value: 'Mehr als 2×', label: 'Umsatz und Gewinn' },
        ],
      },
      fr: {
        label: 'En chiffres',
        facts: [
          { value: 'Depuis 2010', label: 'mandats ou fonctions de direction' },
          { value: 'Depuis 2012', label: 'la méthode mise en pratique' },
          {
            value: 'Plus de 100',
            label: 'salariés dans une entreprise dirigée en pleine crise',
          },
          { value: 'En 6 mois', label: 'situation financière stabilisée' },
          { value: 'Plus de 2×', label: 'chiffre d’affaires et bénéfice' },
        ],
      },
    } satisfies Wording<FactStripProps>,
  },
} satisfies Meta<typeof FactStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    if (innerWidth < breakpoints.medium) return;
    const labels = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().top);
    await expect(new Set(labels).size).toBe(1);
  },
};

export const Playground: Story = {};

/** Fewer than five share the width. */
export const ThreeFacts: Story = {
  args: { facts: meta.args.facts.slice(0, 3) },
  parameters: {
    wording: {
      de: { facts: meta.parameters.wording.de.facts.slice(0, 3) },
      fr: { facts: meta.parameters.wording.fr.facts.slice(0, 3) },
    } satisfies Wording<FactStripProps>,
  },
};

/** A value without a figure is set large as a whole. */
export const WordsAsValue: Story = {
  args: {
    label: 'In words',
    facts: [
      { value: 'Berlin', label: 'where I am at home' },
      { value: 'Three', label: 'languages to work in' },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

/** A long figure may take a second line; the labels stay on theirs. */
export const VeryLong: Story = {
  args: {
    facts: [
      { value: 'Approximately 1,234,567', label: 'a figure that hardly fits its column' },
      ...meta.args.facts.slice(1),
    ],
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <FactStrip
        {...args}
        label="במספרים"
        facts={[
          { value: 'מאז 2010', label: 'בתפקידי דירקטוריון וניהול' },
          { value: '100+', label: 'עובדים בחברה שהובלה במשבר' },
          { value: 'תוך 6 חודשים', label: 'יציבות פיננסית' },
        ]}
      />
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    label: 'In Zahlen',
    facts: [
      { value: 'Seit 2010', label: 'Geschäftsführungsverantwortung' },
      { value: 'Innerhalb von 6 Monaten', label: 'Liquiditätsstabilisierung' },
      { value: 'Über 100', label: 'Beschäftigte in der Unternehmensrestrukturierung' },
    ],
  },
  globals: { viewport: { value: 'reflow' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { breakpoints } from '../../theme/tokens.js';
import { Columns, type ColumnsProps } from './Columns.js';
import { PlainList, type PlainListProps } from './PlainList.js';
import one from './PlainList.stories.js';

const pair = (...lists: readonly [PlainListProps, PlainListProps]) =>
  lists.map((list, index) => <PlainList key={index} {...list} />);

const partners = {
  en: {
    title: 'Companies it suits',
    items: [
      '50–500 employees, in Germany, Austria or Switzerland',
      'Owners willing to give away decisions, and not only work',
      'Supervisory and advisory boards with a post to fill and a date to fill it by',
    ],
  },
  de: {
    title: 'Unternehmen, zu denen es passt',
    items: [
      '50–500 Beschäftigte, in Deutschland, Österreich oder der Schweiz',
      'Inhaberfamilien, die Entscheidungen abgeben wollen und nicht nur Arbeit',
      'Aufsichtsräte und Beiräte mit einer offenen Stelle und einem Stichtag',
    ],
  },
  fr: {
    title: 'Les entreprises auxquelles cela convient',
    items: [
      '50 à 500 salariés, en Allemagne, en Autriche ou en Suisse',
      'Des propriétaires prêts à céder des décisions, et pas seulement du travail',
      'Des conseils qui ont un poste vacant et une échéance',
    ],
  },
};

const { de, fr } = one.parameters.wording;

const meta = {
  title: 'Primitives/Columns',
  component: Columns,
  tags: ['stable'],
  args: { children: pair(one.args, partners.en) },
  argTypes: {
    children: { control: false },
    layout: { control: 'inline-radio', options: ['even', 'aside'] },
  },
  parameters: {
    guidance: {
      for: 'Two things stand side by side, of equal weight or one beside the other.',
      instead: [
        {
          when: 'They are two offers or stations',
          use: 'ServiceCards or CareerCards: they share rows',
        },
        {
          when: 'A heading stands in the margin of its content',
          use: 'Room with the layout `rail`',
        },
      ],
      do: ['Put what is read first, first.', 'Wrap several things of one column in a Stack.'],
      dont: ['Don’t nest columns.', 'Don’t use them to set a paragraph in two columns.'],
      accessibility: ['One column below 640 px (`aside`: below 900 px), in the order of reading.'],
    } satisfies Guidance,
    wording: {
      de: { children: pair(de, partners.de) },
      fr: { children: pair(fr, partners.fr) },
    } satisfies Wording<ColumnsProps>,
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { layout: 'even' } };

/** A main column and a narrower one: the contact page. */
export const Aside: Story = {
  args: { layout: 'aside' },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    if (innerWidth < breakpoints.medium) return;
    const [main, aside] = canvas.getAllByRole('list').map((list) => list.clientWidth);
    await expect(main).toBeGreaterThan(aside!);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

/** The first column stands where reading begins. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <Columns {...args}>
        <PlainList title="תפקידים" items={['מנכ״ל', 'סמנכ״ל אסטרטגיה']} />
        <PlainList title="חברות" items={['50 עד 500 עובדים', 'דירקטוריון עם מועד ברור']} />
      </Columns>
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    children: pair(
      {
        title: 'Restrukturierungsverantwortung',
        items: ['Führungskräfteentwicklungsprogramme', 'Geschäftsführungsmandate'],
      },
      {
        title: 'Unternehmensnachfolgeregelungen',
        items: ['Finanzdienstleistungsunternehmen', 'Aufsichtsratsvorsitzende'],
      },
    ),
  },
  globals: { viewport: { value: 'small' } },
};

import { expect } from 'storybook/test';
import { inColumn, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Comparison } from './Comparison.js';

const meta = {
  title: 'Content/Comparison',
  component: Comparison,
  tags: ['new', '!stable'],
  args: {
    label: 'Visit and class compared',
    offers: [
      {
        id: 'visit',
        title: 'A visit to the studio',
        shortTitle: 'Visit',
        text: 'An hour among the models, for a reading circle or for anybody who comes by.',
        action: <ButtonLink href="mailto:studio@example.com">Ask about a visit</ButtonLink>,
      },
      {
        title: 'Drawing for readers',
        shortTitle: 'Class',
        text: 'Four days: two online and, a week later, two at the long table.',
        action: <ButtonLink href="mailto:studio@example.com">Ask about the class</ButtonLink>,
      },
    ],
    rows: [
      { term: 'When', values: ['On the first Saturday of the month', 'In April and in July'] },
      { term: 'Where', values: ['In the rope works by the harbour', 'Online and in Saltmere'] },
      { term: 'Group size', values: ['6–14 readers', '6–10 readers'] },
    ],
  },
  parameters: {
    docs: { story: { inline: false } },
    ...inColumn({
      for: 'Help to choose between two offers that differ in a few facts.',
      instead: [
        { when: 'Each has points of its own', use: 'ServiceCards' },
        { when: 'There is one offer', use: 'DescriptionList' },
        { when: 'They are prices', use: 'PriceList' },
      ],
      anatomy: {
        'offers.title': 'At the head of a column, in serif; below it `text`.',
        rows: 'A term, and beside it the two values.',
        'offers.action': 'At the foot of a column.',
      },
      do: [
        'Begin with the fact that decides.',
        'Fill each cell: join facts that one of them lacks.',
      ],
      dont: ['Don’t compare by ticks and crosses: say what it is.'],
      accessibility: [
        'A table, in small windows, too: each value is announced with its term and its offer.',
        'The names of the offers are headings of level 2.',
        'Below 900 px a term is above its two values, and the short titles are above those.',
      ],
    }),
  },
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Values are below the name of their offer. */
export const Default: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('6–10 readers')).toBeCloseTo(left('Drawing for readers'), 0);
  },
};

/** CSS makes grids of the rows there. */
export const OnAPhone: Story = {
  name: 'MUST be a table in a small window, too',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName('Visit and class compared');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};

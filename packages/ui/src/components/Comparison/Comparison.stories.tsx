import { expect } from 'storybook/test';
import { wideStory, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Comparison } from './Comparison.js';

const meta = {
  id: 'content-comparison',
  title: 'Content/Comparison (comparison table)',
  component: Comparison,
  tags: ['new'],
  args: {
    title: 'Visit or class',
    offers: [
      {
        id: 'visit',
        title: 'A visit to the studio',
        text: 'An hour among the models, for a reading circle or for anybody who comes by.',
        action: <ButtonLink href="mailto:studio@example.com">Ask about a visit</ButtonLink>,
      },
      {
        title: 'Drawing for readers',
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
  parameters: wideStory({
    for: 'Help to choose between two offers that differ in a few facts.',
    instead: [
      { when: 'Each has points of its own', use: 'ServiceCards' },
      { when: 'There is one offer', use: 'DescriptionList' },
      { when: 'They are prices', use: 'PriceList' },
    ],
    do: ['Begin with the fact that decides.', 'Fill each cell: join facts that one of them lacks.'],
    dont: ['Don’t compare by ticks and crosses: say what it is.'],
    accessibility: [
      'Each offer is an article with a heading of level 3 and a description list: a value is announced with its term.',
      'Below 900 px one offer is below the other, and each has its terms.',
    ],
  }),
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Terms are shown once, and announced with each offer. */
export const Default: Story = {};

export const AlignedRows: Story = {
  name: 'MUST keep the rows of both level, and speak the term of each value',
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const box = (text: string) => canvas.getByText(text).getBoundingClientRect();
    await expect(box('6–10 readers').top).toBe(box('6–14 readers').top);
    await expect(box('6–10 readers').left).toBeCloseTo(box('Drawing for readers').left, 0);
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
  },
};

/** Stacked. */
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };

import { expect } from 'storybook/test';
import { wideStory, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Comparison } from './Comparison.js';

const meta = {
  id: 'content-comparison',
  title: 'Content/Comparison (comparison table)',
  component: Comparison,
  args: {
    offers: [
      {
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
      { when: 'One offer has prices for different customers', use: 'Stats' },
    ],
    do: ['Begin with the fact that decides.', 'Fill each cell: join facts that one of them lacks.'],
    dont: ['Don’t compare by ticks and crosses: say what it is.'],
    accessibility: [
      'A table: each value has its offer as a column heading, and its term as the heading of its row.',
      'On a phone a list of each offer, in which the term is above the value.',
    ],
  }),
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = (text: string) => canvas.getByText(text).getBoundingClientRect();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(box('6–10 readers').top).toBe(box('6–14 readers').top);
    await expect(box('6–14 readers').left).toBeCloseTo(box('Group size').right, 0);
    await expect(box('6–10 readers').left).toBeCloseTo(box('Drawing for readers').left, 0);
  },
};

export const ListsOnAPhone: Story = {
  name: 'MUST list one offer after the other on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top('6–14 readers')).toBeLessThan(top('Drawing for readers'));
    await expect(top('6–10 readers')).toBeGreaterThan(top('Drawing for readers'));
  },
};

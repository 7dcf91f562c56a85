import { expect } from 'storybook/test';
import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Comparison } from './Comparison.js';

const ask = (
  <ButtonLink href="mailto:studio@example.com" tone="quiet">
    Ask about it
  </ButtonLink>
);
const visit = {
  title: 'A visit to the studio',
  text: 'An hour among the models, for a reading circle or for anybody who comes by.',
  action: ask,
};
const course = {
  title: 'Drawing for readers',
  text: 'Four days: two online and, a week later, two at the long table.',
  action: <ButtonLink href="mailto:studio@example.com">Ask about the class</ButtonLink>,
};
const walk = {
  title: 'A walk through the harbour',
  text: 'An afternoon from one library to the next, in any weather.',
  action: ask,
};

const short = { offers: [{ title: 'The class' }, { title: 'A visit' }] };

export default {
  id: 'lists-comparison',
  title: 'Lists/Comparison (price comparison, pricing table, comparison table, plans)',
  component: Comparison,
  args: {
    label: 'Visit, class or walk',
    offers: [visit, course, walk],
    rows: [
      { term: 'Price for each reader', values: ['£12', '£90, lunch included', 'From £6'] },
      { term: 'When', values: ['On the first Saturday', 'In April and in July', 'In May'] },
      { term: 'Group size', values: ['6–14 readers', '6–10 readers', '20 readers'] },
    ],
  },
  parameters: paddedStory({
    for: 'Help to choose between two to four offers that differ in a few facts.',
    instead: [
      { when: 'Each has points of its own', use: 'ServiceCards' },
      { when: 'There is one offer', use: 'DescriptionList' },
    ],
    do: ['Say it in words where one of them lacks something.', 'Begin with the fact that decides.'],
    dont: ['Don’t compare by ticks and crosses: say what it is.'],
    pair: {
      do: { ...short, rows: [{ term: 'Online', values: ['Two days', 'Not at all'] }] },
      dont: { ...short, rows: [{ term: 'Online', values: ['✓', '✕'] }] },
    },
  }),
} satisfies Meta<typeof Comparison>;

type Story = StoryObj<typeof Comparison>;

export const Default: Story = {};

export const OnAPhone: Story = {
  name: 'MUST show one offer after the other on a phone, and still be read as a table',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top('6–14 readers')).toBeLessThan(top('Drawing for readers'));
    await expect(top('6–10 readers')).toBeGreaterThan(top('Drawing for readers'));
    const value = canvas.getByRole('cell', { name: '6–10 readers' });
    await expect(value.firstElementChild).toHaveTextContent('Group size');
    await expect(value.firstElementChild).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Group size' })).toBeInTheDocument();
  },
};

export const TwoOffers: Story = {
  args: {
    offers: [visit, course],
    rows: [{ term: 'Price for each reader', values: ['£12', '£90, lunch included'] }],
  },
};

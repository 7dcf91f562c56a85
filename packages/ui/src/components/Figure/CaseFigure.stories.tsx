import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { CaseFigure } from './Figure.js';
import { caseFigureNames } from './figures.js';

const meta = {
  title: 'Content/CaseFigure',
  component: CaseFigure,
  args: { name: 'restructuring' },
  render: (args) => (
    <div style={{ maxWidth: '256px' }}>
      <CaseFigure {...args} />
    </div>
  ),
  parameters: {
    guidance: {
      for: 'Illustrate a case study, on paper.',
      instead: [
        { when: 'It is the picture at the head or the end of a page', use: 'PlaneFigure' },
        { when: 'It is a sign next to a label', use: 'Icon' },
      ],
      do: ['Draw a new case from wall, floor, opening and light; see `figures.ts`.'],
      dont: ['Don’t let it say anything that the words do not say.'],
      accessibility: [
        'MUST be hidden from assistive technology.',
        'Its colours are roles: it has a dark version, and forced colours replace them.',
      ],
    },
  },
} satisfies Meta<typeof CaseFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Every case of the site. */
export const EveryFigure: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(3, 1fr)' }}>
      {caseFigureNames.map((name) => (
        <CaseFigure key={name} name={name} />
      ))}
    </div>
  ),
};

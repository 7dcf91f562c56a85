import { expect } from 'storybook/test';
import { paddedStory, pseudo, type Meta, type StoryObj } from '../../storyMeta.js';
import { Section } from '../Section/Section.js';
import { CaseStrip, CaseTeaser, CaseTeasers } from './CaseTeaser.js';

const drawing = (path: string) => (
  <svg viewBox="0 0 256 160" fill="none" stroke="currentColor">
    <path d={path} />
  </svg>
);

export default {
  id: 'evidence-caseteaser',
  title: 'Evidence/CaseTeaser, CaseStrip, CaseTeasers (card, case study, reference)',
  component: CaseTeaser,
  subcomponents: { CaseStrip, CaseTeasers },
  args: {
    href: '#laundry',
    title: 'A school library in a former laundry',
    text: 'The drying room had the best light in the building. We kept its windows and moved everything else.',
    figure: drawing('M48 160V80h160v80M48 120h160M128 80v80'),
  },
  render: (args) => (
    <CaseTeasers>
      <CaseTeaser {...args} />
      <CaseTeaser
        href="#growth"
        figure={drawing('M64 160v-40h40V80h40V40h40v120')}
        title="Twice the shelves on the same floor"
        text="A village had run out of wall. The new stair is a bookcase that one can climb."
      />
      <CaseTeaser
        href="#strategy"
        figure={drawing('M40 160v-80a40 40 0 0 1 80 0v80m16 0v-80a40 40 0 0 1 80 0v80')}
        title="A reading room for a concert hall"
        text="Musicians read scores, and scores are large. Every table is as deep as an orchestral part."
      />
    </CaseTeasers>
  ),
  parameters: paddedStory({
    for: 'Link to two or three case studies side by side, or with CaseStrip to one, each with its title and drawing.',
    instead: [{ when: 'It has no separate page', use: 'Card' }],
    do: [
      'Let the title say the result or the task, so that it makes sense as a link.',
      'Put it into CaseTeasers, in a Section of the layout `stacked`: the teasers need the whole width.',
    ],
    dont: ['Don’t name a client who has not agreed to it.'],
  }),
} satisfies Meta<typeof CaseTeaser>;

type Story = StoryObj<typeof CaseTeaser>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    const [item] = canvas.getAllByRole('listitem');
    const teaser = item!.firstElementChild!.getBoundingClientRect();
    const atTheEdge = document.elementFromPoint(teaser.left + 4, teaser.top + teaser.height / 2);
    await expect(atTheEdge).toBe(link);
  },
};

export const HighDrawing: Story = {
  name: 'MUST keep its frame around a drawing that is too high',
  args: { figure: <svg width="212" height="300" viewBox="0 0 212 300" /> },
  play: async ({ canvas }) => {
    const teaser = canvas.getAllByRole('listitem')[0]!.firstElementChild!;
    const { clientWidth, clientHeight } = teaser.firstElementChild!;
    await expect(clientWidth).toBeLessThanOrEqual(teaser.clientWidth);
    await expect(clientWidth / clientHeight).toBeCloseTo(8 / 5, 1);
  },
};

/** Hovered anywhere, a teaser underlines its title. */
export const States: Story = {
  render: (args) => (
    <CaseTeasers>
      {['Hovered', 'Focused', 'Resting'].map((title) => (
        <CaseTeaser {...args} key={title} title={title} />
      ))}
    </CaseTeasers>
  ),
  globals: pseudo('li:first-child > *', 'li:nth-child(2) a'),
};

/** One case study across a section; on petrol its drawing is as wide as the window. */
export const Strip: Story = {
  render: (args) => (
    <>
      {(['sunken', 'plane'] as const).map((ground) => (
        <Section key={ground} ground={ground}>
          <CaseStrip {...args} eyebrow="Next library" />
        </Section>
      ))}
    </>
  ),
};

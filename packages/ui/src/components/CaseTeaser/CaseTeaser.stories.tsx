import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { caseFigureNames } from '../Figure/figures.js';
import { CaseTeaser, CaseTeasers, type CaseTeaserProps } from './CaseTeaser.js';

const meta = {
  title: 'Content/CaseTeaser',
  component: CaseTeaser,
  tags: ['stable'],
  args: {
    href: '#restructuring',
    title: 'Restructuring a company of more than 100 people',
    text: 'A company in crisis, with more than 100 people. As interim CEO I was responsible for its restructuring.',
    figure: 'restructuring',
  },
  argTypes: { figure: { control: 'select', options: caseFigureNames } },
  render: (args) => (
    <CaseTeasers>
      <CaseTeaser {...args} />
    </CaseTeasers>
  ),
  parameters: {
    guidance: {
      for: 'A case study is named in a line, with its drawing, and leads to its page.',
      instead: [
        { when: 'It is an offer', use: 'ServiceCard' },
        { when: 'It leads to no page of its own', use: 'RoleBlock' },
      ],
      do: [
        'Let the title say the result or the task, so that it makes sense as a link.',
        'Mark a study without a full text by `status`.',
      ],
      dont: [
        'Don’t put a second link into the text: the whole row is one target.',
        'Don’t name a client who has not agreed to it.',
      ],
      accessibility: [
        'MUST be one link a row, named by the title; the row is its target.',
        'A list item: it stands in CaseTeasers.',
        'The drawing is decorative; the mark is text.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        title: 'Restrukturierung eines Unternehmens mit über 100 Beschäftigten',
        text: 'Ein Unternehmen in der Krise, über 100 Beschäftigte. Als Interim-CEO war ich für die Restrukturierung verantwortlich.',
      },
      fr: {
        title: 'Restructurer une entreprise de plus de 100 personnes',
        text: 'Une entreprise en crise, plus de 100 personnes. J’en ai assuré la direction générale de transition et conduit la restructuration.',
      },
    } satisfies Wording<CaseTeaserProps>,
  },
} satisfies Meta<typeof CaseTeaser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { status: 'Being updated' } };

/** The study has no full text yet, and says so before the click. */
export const BeingUpdated: Story = {
  args: { status: 'Being updated' },
  parameters: {
    wording: {
      de: { ...meta.parameters.wording.de, status: 'In Überarbeitung' },
      fr: { ...meta.parameters.wording.fr, status: 'En cours de mise à jour' },
    } satisfies Wording<CaseTeaserProps>,
  },
};

/** MUST be one link a row, named by the title; the row is its target. */
export const WholeRowIsTheTarget: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(link);
    const row = canvas.getByRole('listitem').getBoundingClientRect();
    const atTheEdge = document.elementFromPoint(row.left + 4, row.top + row.height / 2);
    await expect(atTheEdge).toBe(link);
  },
};

/** Under the pointer, wherever it is on the row: the title says that the row leads on. */
export const Hovered: Story = { globals: { pseudo: { hover: true } } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Narrow: Story = {
  args: { status: 'Being updated' },
  globals: { viewport: { value: 'reflow' } },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <CaseTeasers>
        <CaseTeaser
          {...args}
          title="ההכנסות והרווח יותר מהוכפלו"
          text="עסק פיננסי עוזב את הקבוצה וצריך לעמוד בפני עצמו."
          status="בעדכון"
          figure="growth"
        />
      </CaseTeasers>
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    title: 'Verrechnungspreisdokumentation für Konzernzentralfunktionen',
    text: 'Geschäftsführungsentscheidungen, Restrukturierungsverantwortung und Unternehmensnachfolge in einer Unternehmensgruppe.',
    status: 'Wird zurzeit überarbeitet',
  },
  globals: { viewport: { value: 'reflow' } },
};

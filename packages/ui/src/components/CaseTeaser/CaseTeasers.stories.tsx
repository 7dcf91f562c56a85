import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import type { CaseFigureName } from '../Figure/figures.js';
import { CaseTeaser, CaseTeasers, type CaseTeasersProps } from './CaseTeaser.js';
import one from './CaseTeaser.stories.js';

interface Words {
  title: string;
  text: string;
}

const figures = ['restructuring', 'growth', 'strategy'] as const satisfies CaseFigureName[];

const rows = (status: string, words: readonly Words[]) =>
  words.map((word, index) => (
    <CaseTeaser
      key={index}
      {...word}
      href={`#${figures[index]!}`}
      figure={figures[index]!}
      status={status}
    />
  ));

const others = {
  en: [
    {
      title: 'Revenue and profit more than doubled',
      text: 'A financial-services business leaves its group and has to stand on its own. Revenue and profit more than doubled.',
    },
    {
      title: 'A strategy workshop for a concert hall',
      text: 'A concert hall has to reconcile art, audience and budget. We spent two days working on its strategy.',
    },
  ],
  de: [
    {
      title: 'Umsatz und Gewinn mehr als verdoppelt',
      text: 'Ein Finanzdienstleister verlässt den Konzern und muss allein bestehen. Umsatz und Gewinn haben sich mehr als verdoppelt.',
    },
    {
      title: 'Strategieworkshop für ein Konzerthaus',
      text: 'Ein Konzerthaus muss Kunst, Publikum und Budget zusammenbringen. Zwei Tage lang haben wir an seiner Strategie gearbeitet.',
    },
  ],
  fr: [
    {
      title: 'Chiffre d’affaires et bénéfice plus que doublés',
      text: 'Une activité de services financiers quitte son groupe et doit tenir seule. Son chiffre d’affaires et son bénéfice ont plus que doublé.',
    },
    {
      title: 'Atelier de stratégie pour une salle de concert',
      text: 'Une salle de concert doit concilier l’art, le public et le budget. Nous avons travaillé deux jours sur sa stratégie.',
    },
  ],
};

const { de, fr } = one.parameters.wording;

const meta = {
  title: 'Content/CaseTeasers',
  component: CaseTeasers,
  tags: ['stable'],
  args: { children: rows('Being updated', [one.args, ...others.en]) },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      for: 'One to six case studies stand below one another, one row each.',
      instead: [{ when: 'Terms are explained, without pages of their own', use: 'RoleBlocks' }],
      do: [
        'Put it into a Room of the layout `wide`: the rows need the whole width, margin included.',
      ],
      dont: ['Don’t put anything but CaseTeaser into it.'],
      accessibility: [
        'A list: a screen reader says how many cases there are.',
        'Three columns become two below 900 px and one below 640 px.',
      ],
    } satisfies Guidance,
    wording: {
      de: { children: rows('In Überarbeitung', [de, ...others.de]) },
      fr: { children: rows('En cours de mise à jour', [fr, ...others.fr]) },
    } satisfies Wording<CaseTeasersProps>,
  },
} satisfies Meta<typeof CaseTeasers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const Playground: Story = {};

export const OneCase: Story = {
  args: { children: rows('Being updated', [one.args]) },
  parameters: {
    wording: {
      de: { children: rows('In Überarbeitung', [de]) },
      fr: { children: rows('En cours de mise à jour', [fr]) },
    } satisfies Wording<CaseTeasersProps>,
  },
};

/** From 640 to 900 px the drawing keeps its column and the mark moves below the text. */
export const Medium: Story = { globals: { viewport: { value: 'small' } } };

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

export const LongestGerman: Story = {
  args: { children: rows('Wird zurzeit überarbeitet', [de, ...others.de]) },
  globals: { viewport: { value: 'reflow' } },
};

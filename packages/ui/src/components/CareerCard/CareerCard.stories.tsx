import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { CareerCard, type CareerCardProps } from './CareerCard.js';

const meta = {
  title: 'Content/CareerCard',
  component: CareerCard,
  tags: ['stable'],
  args: {
    title: 'Early-stage tech entrepreneur',
    text: 'That is where I learned to decide before I knew enough: waiting is a decision too, and often the most expensive one.',
  },
  parameters: {
    guidance: {
      for: 'A station of a career, a kind of responsibility or a training is told in two or three sentences.',
      instead: [
        { when: 'It is an offer with points', use: 'ServiceCard' },
        { when: 'It is a term and what it means, one below the other', use: 'RoleBlock' },
      ],
      do: [
        'Put it into CareerCards: titles and texts then share their rows.',
        'Say what was learned, not only what was held.',
      ],
      dont: ['Don’t list duties: degrees and programmes go into `items`.'],
      accessibility: [
        'The title is a heading of level 3: the section around it needs one of level 2.',
        '`items` are a list, announced with their number.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        title: 'Tech-Unternehmen in der Frühphase',
        text: 'Dort habe ich gelernt zu entscheiden, bevor ich genug weiß: Abwarten ist auch eine Entscheidung, oft die teuerste.',
      },
      fr: {
        title: 'Entreprendre dans la tech, au tout début',
        text: 'J’y ai appris à décider sans en savoir assez : attendre est aussi une décision, souvent la plus coûteuse.',
      },
    } satisfies Wording<CareerCardProps>,
  },
} satisfies Meta<typeof CareerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { items: ['First line', 'Second line'] } };

/** Degrees and programmes stand below the text. */
export const WithItems: Story = {
  args: {
    title: 'Education',
    text: 'A degree tells you how someone thinks.',
    items: ['First degree, university', 'Second degree, university'],
  },
  parameters: {
    wording: {
      de: {
        title: 'Studium',
        text: 'Ein Studium verrät, wie jemand denkt.',
        items: ['Erster Abschluss, Hochschule', 'Zweiter Abschluss, Hochschule'],
      },
      fr: {
        title: 'Études',
        text: 'Les études disent comment quelqu’un raisonne.',
        items: ['Premier diplôme, université', 'Deuxième diplôme, université'],
      },
    } satisfies Wording<CareerCardProps>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Without items there is no empty list to announce. */
export const EmptyItems: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongestGerman: Story = {
  args: {
    title: 'Restrukturierungsverantwortung in der Geschäftsführung',
    text: 'Führungskräfteentwicklungsprogramme und Unternehmensnachfolgeregelungen, in Finanzdienstleistungsunternehmen.',
    items: ['Wirtschaftswissenschaften, Rechtswissenschaftliche Nebenfächer'],
  },
  globals: { viewport: { value: 'reflow' } },
};

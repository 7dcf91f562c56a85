import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.js';

const meta = {
  title: 'Content/ServiceCard',
  component: ServiceCard,
  tags: ['stable'],
  args: {
    title: 'Strategy and execution',
    text: 'For leadership teams with a strategy and too little to show for it.',
    points: [
      'We begin with the last strategy and what became of it. That says more about the next one than a market study.',
      'Behind closed doors the team decides, and puts into its own words what it is giving up.',
      'In the months after, I ask on fixed dates what has been decided differently as a result.',
    ],
  },
  parameters: {
    guidance: {
      for: 'One offer is described by three or four points.',
      instead: [
        { when: 'Three offers build on one another', use: 'Levers' },
        { when: 'It is a case study with a page of its own', use: 'CaseTeaser' },
        { when: 'It is a station of a career', use: 'CareerCard' },
      ],
      do: [
        'Put two of them into ServiceCards.',
        'Say in `text` for whom it is, in one sentence.',
        'A sentence or two a point.',
      ],
      dont: ['Don’t put a link into a point: the section has its action.'],
      accessibility: [
        'The title is a heading of level 3 or 4, always in the same size.',
        'The points are a list, announced with their number.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        title: 'Strategie und Umsetzung',
        text: 'Für Führungsteams, von deren Strategie man im Alltag zu wenig merkt.',
        points: [
          'Wir beginnen mit der letzten Strategie und dem, was aus ihr geworden ist. Das sagt über die nächste mehr als eine Marktstudie.',
          'In einer Klausur entscheidet das Team und hält in eigenen Worten fest, worauf es verzichtet.',
          'In den Monaten danach frage ich zu festen Terminen, was deshalb anders entschieden wurde.',
        ],
      },
      fr: {
        title: 'Stratégie et exécution',
        text: 'Pour les équipes de direction dont la stratégie se voit trop peu dans les faits.',
        points: [
          'Nous partons de la dernière stratégie et de ce qu’elle est devenue. Cela en dit plus sur la prochaine qu’une étude de marché.',
          'En séminaire à huis clos, l’équipe décide et formule avec ses propres mots ce à quoi elle renonce.',
          'Les mois suivants, je demande à dates fixes ce qui, de ce fait, s’est décidé autrement.',
        ],
      },
    } satisfies Wording<ServiceCardProps>,
  },
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Playground: Story = { args: { eyebrow: 'Consulting', level: 3 } };

/** A small line above the title, instead of a text below it. */
export const WithEyebrow: Story = {
  args: {
    eyebrow: 'Executive experience since 2010',
    title: 'I know the role from the inside',
    text: null,
    points: [
      'In board or director roles I have learned what a decision weighs with your own name under it.',
      'As interim CEO I led a company with more than 100 employees through a crisis. You learn the order of things there: cash first, the rest after.',
      'In a phase of growth, revenue and profit more than doubled. Growth wears a leadership team down too, only more politely.',
    ],
  },
  parameters: {
    wording: {
      de: {
        eyebrow: 'Führungserfahrung seit 2010',
        title: 'Ich kenne die Rolle von innen',
        text: null,
        points: [
          'In Geschäftsführung oder Gremien habe ich gelernt, was eine Entscheidung wiegt, wenn der eigene Name darunter steht.',
          'Als Interim-CEO habe ich ein Unternehmen mit mehr als 100 Beschäftigten durch eine Krise geführt. Dort lernt man die Reihenfolge: erst die Liquidität, dann der Rest.',
          'In einer Wachstumsphase haben sich Umsatz und Gewinn mehr als verdoppelt. Auch Wachstum zermürbt ein Führungsteam, nur höflicher.',
        ],
      },
      fr: {
        eyebrow: 'L’expérience, depuis 2010',
        title: 'Je connais la fonction de l’intérieur',
        text: null,
        points: [
          'Un mandat ou une fonction de direction m’a appris ce que pèse une décision que l’on signe de son nom.',
          'En direction de transition, j’ai fait traverser une crise à une entreprise de plus de 100 salariés. On y apprend l’ordre des choses : la trésorerie d’abord, le reste ensuite.',
          'En phase de croissance, chiffre d’affaires et bénéfice ont plus que doublé. La croissance aussi use une équipe de direction, mais poliment.',
        ],
      },
    } satisfies Wording<ServiceCardProps>,
  },
};

export const FourPoints: Story = {
  args: {
    points: [
      ...meta.args.points,
      'A session ends with names and dates, so nobody learns from the minutes that a task is theirs.',
    ] as [string, string, string, string],
  },
};

/** Below a heading of level 3; it looks the same. */
export const Level4: Story = {
  args: { level: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4 })).toBeVisible();
  },
};

export const LongestGerman: Story = {
  args: {
    eyebrow: 'Führungskräfteentwicklung',
    title: 'Restrukturierungsverantwortung',
    text: 'Für Finanzdienstleistungsunternehmen und Unternehmensnachfolgen.',
    points: [
      'Entscheidungsgrundlagen vorbereiten, Geschäftsführungsaufgaben übergeben.',
      'Verrechnungspreisdokumentationen prüfen.',
      'Führungskräfteentwicklungsprogramme begleiten.',
    ],
  },
  globals: { viewport: { value: 'reflow' } },
};

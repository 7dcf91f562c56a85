import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { breakpoints } from '../../theme/tokens.js';
import {
  CareerCard,
  CareerCards,
  type CareerCardProps,
  type CareerCardsProps,
} from './CareerCard.js';
import one from './CareerCard.stories.js';

const cards = (...all: readonly CareerCardProps[]) =>
  all.map((card, index) => <CareerCard key={index} {...card} />);

const growth = {
  en: {
    title: 'Growth executive',
    text: 'In a financial-services carve-out, revenue and profit more than doubled.',
  },
  de: {
    title: 'Führung im Wachstum',
    text: 'In einem Carve-out der Finanzbranche haben sich Umsatz und Gewinn mehr als verdoppelt.',
  },
  fr: {
    title: 'Diriger la croissance',
    text: 'Dans un carve-out des services financiers, chiffre d’affaires et bénéfice ont plus que doublé.',
  },
};

const situations = {
  en: [
    {
      title: 'Crisis',
      text: 'Cash is short, the bank is asking questions, and the managing director is needed in four places at once.',
    },
    {
      title: 'Vacancy',
      text: 'Someone at the top has left. The search takes months, and until it ends nobody decides.',
    },
    {
      title: 'Growth or carve-out',
      text: 'The company outgrows its habits or leaves its group. What used to run in the background now needs a name and a budget.',
    },
  ],
  de: [
    {
      title: 'Krise',
      text: 'Das Geld ist knapp, die Bank stellt Fragen, und die Geschäftsführung wird an vier Stellen zugleich gebraucht.',
    },
    {
      title: 'Vakanz',
      text: 'An der Spitze ist jemand gegangen. Die Suche dauert Monate, und bis dahin entscheidet niemand.',
    },
    {
      title: 'Wachstum oder Carve-out',
      text: 'Das Unternehmen wächst aus seinen Gewohnheiten heraus oder verlässt den Konzern. Was früher nebenher lief, braucht jetzt einen Namen und ein Budget.',
    },
  ],
  fr: [
    {
      title: 'Crise',
      text: 'La trésorerie est tendue, la banque pose des questions et la direction est attendue à quatre endroits à la fois.',
    },
    {
      title: 'Poste vacant',
      text: 'Le poste de tête est vide. Le recrutement prend des mois et, d’ici là, personne ne décide.',
    },
    {
      title: 'Croissance ou carve-out',
      text: 'L’entreprise grandit plus vite que ses habitudes, ou quitte son groupe. Ce qui se faisait en coulisse réclame un nom et un budget.',
    },
  ],
};

const { de, fr } = one.parameters.wording;

const meta = {
  title: 'Content/CareerCards',
  component: CareerCards,
  tags: ['stable'],
  args: { children: cards(one.args, growth.en) },
  argTypes: { children: { control: false }, columns: { control: 'inline-radio', options: [2, 3] } },
  parameters: {
    guidance: {
      for: 'Two, three or four career cards stand side by side.',
      instead: [
        { when: 'Two offers stand side by side', use: 'ServiceCards' },
        { when: 'The columns hold something else than cards', use: 'Columns' },
      ],
      do: ['Fill the rows: two or four cards in two columns, three in three.'],
      dont: ['Don’t mix cards with and without items in one row.'],
      accessibility: [
        'Titles and texts share their rows, whatever the language makes of them.',
        'Two columns become one below 640 px, three below 900 px, in the order of reading.',
      ],
    } satisfies Guidance,
    wording: {
      de: { children: cards(de, growth.de) },
      fr: { children: cards(fr, growth.fr) },
    } satisfies Wording<CareerCardsProps>,
  },
} satisfies Meta<typeof CareerCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 2 } };

export const ThreeColumns: Story = {
  args: { columns: 3, children: cards(...situations.en) },
  parameters: {
    wording: {
      de: { children: cards(...situations.de) },
      fr: { children: cards(...situations.fr) },
    } satisfies Wording<CareerCardsProps>,
  },
};

/** A title on two lines moves no text out of line. */
export const SharedRows: Story = {
  args: {
    children: cards(
      { ...one.args, title: 'Entrepreneur in the early stage of a technology company in Berlin' },
      growth.en,
    ),
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    if (innerWidth < breakpoints.small) return;
    const [first, second] = canvas
      .getAllByRole('article')
      .map((card) => card.querySelector('p')!.getBoundingClientRect().top);
    await expect(first).toBeCloseTo(second!, 0);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

export const LongestGerman: Story = {
  args: {
    columns: 3,
    children: cards(
      ...['Restrukturierungsverantwortung', 'Unternehmensnachfolge', 'Finanzdienstleistungen'].map(
        (title) => ({
          title,
          text: 'Führungskräfteentwicklungsprogramme und Geschäftsführungsmandate auf Zeit.',
        }),
      ),
    ),
  },
  globals: { viewport: { value: 'medium' } },
};

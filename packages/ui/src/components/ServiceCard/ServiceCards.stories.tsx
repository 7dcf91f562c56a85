import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { breakpoints } from '../../theme/tokens.js';
import {
  ServiceCard,
  ServiceCards,
  type ServiceCardProps,
  type ServiceCardsProps,
} from './ServiceCard.js';
import one from './ServiceCard.stories.js';

const cards = (...all: readonly ServiceCardProps[]) =>
  all.map((card, index) => <ServiceCard key={index} {...card} />);

const organisation: Record<'en' | 'de' | 'fr', ServiceCardProps> = {
  en: {
    title: 'Organisation and responsibility',
    text: 'For companies in which too much ends up on the managing director’s desk.',
    points: [
      'We draw the lines of responsibility so that one person decides and answers for it.',
      'A restructuring includes the order of the conversations: who hears it from whom, and when. Mistakes there are remembered longest.',
      'For groups of companies: what head office provides, to whom, and the transfer pricing that goes with it.',
    ],
  },
  de: {
    title: 'Organisation und Verantwortung',
    text: 'Für Unternehmen, in denen zu vieles auf dem Tisch der Geschäftsführung landet.',
    points: [
      'Wir schneiden Zuständigkeiten so, dass eine Person entscheiden kann und dafür einsteht.',
      'Zur Restrukturierung gehört die Reihenfolge der Gespräche: wer es von wem erfährt, und wann. Fehler dabei werden nicht vergessen.',
      'Für Unternehmensgruppen: was die Zentrale leistet, für wen, und die Verrechnungspreise dazu.',
    ],
  },
  fr: {
    title: 'Organisation et responsabilités',
    text: 'Pour les entreprises où trop de sujets finissent sur le bureau de la direction générale.',
    points: [
      'Nous répartissons les responsabilités de sorte qu’une seule personne décide, et en réponde.',
      'Restructurer, c’est aussi fixer l’ordre des conversations : qui l’apprend de qui, et quand. Ces erreurs-là ne s’oublient pas.',
      'Pour les groupes : ce que fournit le siège, à qui, et les prix de transfert correspondants.',
    ],
  },
};

const { de, fr } = one.parameters.wording;

const meta = {
  title: 'Content/ServiceCards',
  component: ServiceCards,
  tags: ['stable'],
  args: { children: cards(one.args, organisation.en) },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      for: 'Two offers stand side by side, as two leaves of one door.',
      instead: [
        { when: 'Three offers build on one another', use: 'Levers' },
        { when: 'Two to four stations of a career', use: 'CareerCards' },
        { when: 'The two are no offers', use: 'Columns' },
      ],
      do: ['Give both cards as many points, and a text to both or to neither.'],
      dont: ['Don’t put one card, or three, into it.'],
      accessibility: [
        'Titles, texts and points share their rows, whatever the language makes of them.',
        'Below 900 px the second card stands below the first.',
      ],
    } satisfies Guidance,
    wording: {
      de: { children: cards(de, organisation.de) },
      fr: { children: cards(fr, organisation.fr) },
    } satisfies Wording<ServiceCardsProps>,
  },
} satisfies Meta<typeof ServiceCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The points of both stand on the same lines. */
export const Default: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    if (innerWidth < breakpoints.small) return;
    const [first, second] = canvas
      .getAllByRole('list')
      .map((list) => [...list.children].map((point) => point.getBoundingClientRect().top));
    await expect(first).toEqual(second);
  },
};

export const Playground: Story = {};

export const WithEyebrows: Story = {
  args: {
    children: cards(
      { ...one.args, eyebrow: 'Consulting' },
      { ...organisation.en, eyebrow: 'Consulting, with interim leadership' },
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

/** A point on eight lines moves its neighbour with it. */
export const VeryLong: Story = {
  args: {
    children: cards(one.args, {
      ...organisation.en,
      points: [
        'We draw the lines of responsibility so that one person can decide, and answers for it; and where that is not possible because two answer for the same result, we put in writing who of the two is asked first, who is told, and who has to live with it when they do not agree.',
        organisation.en.points[1],
        organisation.en.points[2],
      ],
    }),
  },
};

/** The first card stands where reading begins, and the rule between them stays. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <ServiceCards {...args}>
        <ServiceCard title="אסטרטגיה" points={['להחליט', 'לבצע', 'לבדוק']} />
        <ServiceCard title="ארגון" points={['משימות', 'מבנה', 'אחריות']} />
      </ServiceCards>
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    children: cards(
      {
        title: 'Restrukturierungsverantwortung',
        points: ['Entscheidungsgrundlagen', 'Geschäftsführungsaufgaben', 'Verantwortungsübernahme'],
      },
      {
        title: 'Führungskräfteentwicklung',
        points: ['Unternehmensnachfolge', 'Verrechnungspreise', 'Organisationsentwicklung'],
      },
    ),
  },
  globals: { viewport: { value: 'small' } },
};

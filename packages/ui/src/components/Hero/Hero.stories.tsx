import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { BackLink } from '../BackLink/BackLink.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { planeFigureNames } from '../Figure/figures.js';
import { Room } from '../Room/Room.js';
import { Actions } from '../Stack/Actions.js';
import { Text } from '../Text/Text.js';
import { breakpoints } from '../../theme/tokens.js';
import { ValueStatement } from '../ValueStatement/ValueStatement.js';
import { Hero, type HeroProps } from './Hero.js';

const floor = (lead: string, audience: string, button: string, hint: string) => [
  <Text key="lead" size="lead">
    {lead}
  </Text>,
  <Text key="audience" tone="muted">
    {audience}
  </Text>,
  <Actions key="actions">
    <ButtonLink href="mailto:advisor@example.com" hint={hint}>
      {button}
    </ButtonLink>
  </Actions>,
];

const homeFloor = (offer: string, primary: string, secondary: string, hint: string) => [
  <Text key="offer">{offer}</Text>,
  <Actions key="actions">
    <ButtonLink href="#contact">{primary}</ButtonLink>
    <ButtonLink tone="quiet" href="mailto:advisor@example.com" hint={hint}>
      {secondary}
    </ButtonLink>
  </Actions>,
];

const rooms = (statement: string, text: string, title: string, source: string) => [
  <ValueStatement key="value" inBeam statement={statement} text={text} />,
  <Room key="sources" inBeam threshold={false} title={title}>
    <Text>{source}</Text>
  </Room>,
];

const meta = {
  title: 'Content/Hero',
  component: Hero,
  tags: ['stable'],
  args: {
    eyebrow: 'Strategy consulting',
    title: 'The plan is rarely the problem',
    children: floor(
      'When execution stalls, the leadership team has usually agreed on the words and not on the consequences. I work with you until the consequences are on the table too.',
      'For companies with 50–500 employees in Germany, Austria and Switzerland.',
      'Request an initial consultation',
      'opens your email program',
    ),
  },
  argTypes: {
    children: { control: false },
    back: { control: false },
    lightFallsInto: { control: false },
    figure: { control: 'select', options: planeFigureNames },
  },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      for: 'Every page begins: its heading on the wall, its first words and actions on the floor.',
      instead: [
        { when: 'A section of the page begins', use: 'Room' },
        { when: 'The address leads nowhere', use: 'NotFound' },
      ],
      do: [
        'One a page, first in `main`.',
        'A sentence as the title, short enough for two lines on a desk.',
        'Take `low` for pages that are read, such as a case study or the imprint.',
      ],
      dont: [
        'Don’t take `monument` outside the home page.',
        'Don’t put more than two actions on the floor.',
      ],
      accessibility: [
        'MUST hold the only heading of level 1, which takes the focus after a change of page.',
        'Drawing and light are decorative; words stand before them and keep their contrast.',
        'From right to left the drawing changes sides.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        eyebrow: 'Strategieberatung',
        title: 'Am Plan liegt es selten',
        children: floor(
          'Wenn die Umsetzung stockt, hat sich das Führungsteam meist auf die Worte geeinigt und nicht auf die Folgen. Ich arbeite mit Ihnen, bis auch die Folgen auf dem Tisch liegen.',
          'Für Unternehmen mit 50–500 Beschäftigten in Deutschland, Österreich und der Schweiz.',
          'Erstgespräch anfragen',
          'öffnet Ihr E-Mail-Programm',
        ),
      },
      fr: {
        eyebrow: 'Conseil en stratégie',
        title: 'Le plan est rarement en cause',
        children: floor(
          'Quand l’exécution cale, c’est souvent que l’équipe de direction s’est accordée sur les mots, non sur les conséquences. Je travaille avec vous jusqu’à ce que les conséquences soient, elles aussi, sur la table.',
          'Pour les entreprises de 50 à 500 salariés en Allemagne, en Autriche et en Suisse.',
          'Demander un premier entretien',
          'ouvre votre messagerie',
        ),
      },
    } satisfies Wording<HeroProps>,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { figure: 'table' },
};

export const OnlyHeading: Story = {
  name: 'MUST hold the only heading of level 1, which takes the focus after a change of page',
  args: { figure: 'table' },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 1 });
    await expect(headings).toHaveLength(1);
    headings[0]!.focus();
    await expect(headings[0]).toHaveFocus();
  },
};

export const Playground: Story = { args: { figure: 'table', size: 'page', lead: '' } };

/** The home page’s one sentence, and the light that falls from its door into the rooms below. */
export const Monument: Story = {
  args: {
    size: 'monument',
    figure: 'door',
    eyebrow: 'Strategy, coaching, interim leadership',
    title: 'Every strategy is decided twice',
    lead: 'Once in the meeting. And once more in the weeks that follow, when it takes budget or people away from someone who nodded.',
    children: homeFloor(
      'I work on that second decision with managing directors, boards and owners in Germany, Austria and Switzerland: as an adviser, as a coach or, for a time, in charge myself.',
      'Get in touch',
      'Email me about an executive role',
      'opens your email program',
    ),
    lightFallsInto: rooms(
      'I recommend nothing I would not answer for in your place.',
      'A good deal of clever advice falls away. What is left can be carried out.',
      'Where my advice comes from',
      'In board or director roles I have learned what a decision weighs with your own name under it.',
    ),
  },
  parameters: {
    wording: {
      de: {
        eyebrow: 'Strategie, Coaching, Interim-Führung',
        title: 'Jede Strategie wird zweimal entschieden',
        lead: 'Einmal in der Sitzung. Und noch einmal in den Wochen danach, wenn sie jemandem, der genickt hat, Budget oder Leute nimmt.',
        children: homeFloor(
          'An dieser zweiten Entscheidung arbeite ich mit Geschäftsführungen, Aufsichtsräten, Beiräten und Inhaberfamilien in Deutschland, Österreich und der Schweiz: beratend, im Coaching oder auf Zeit selbst in der Verantwortung.',
          'Kontakt aufnehmen',
          'Führungsposition per E-Mail anbieten',
          'öffnet Ihr E-Mail-Programm',
        ),
        lightFallsInto: rooms(
          'Ich empfehle nichts, wofür ich an Ihrer Stelle nicht selbst geradestehen würde.',
          'Manch kluger Rat fällt damit weg. Was bleibt, lässt sich umsetzen.',
          'Woher mein Rat kommt',
          'In Geschäftsführung oder Gremien habe ich gelernt, was eine Entscheidung wiegt, wenn der eigene Name darunter steht.',
        ),
      },
      fr: {
        eyebrow: 'Stratégie, coaching, direction de transition',
        title: 'Toute stratégie se décide deux fois',
        lead: 'Une fois en séance. Et une seconde fois dans les semaines qui suivent, quand elle retire un budget ou des équipes à quelqu’un qui avait dit oui.',
        children: homeFloor(
          'C’est à cette seconde décision que je travaille, avec des dirigeants, des conseils et des propriétaires d’entreprise en Allemagne, en Autriche et en Suisse : en stratégie, en coaching ou, pour un temps, aux commandes.',
          'Me contacter',
          'Me proposer un poste de direction',
          'ouvre votre messagerie',
        ),
        lightFallsInto: rooms(
          'Je ne recommande que ce dont je répondrais à votre place.',
          'Bien des conseils brillants n’y résistent pas. Ceux qui restent sont applicables.',
          'D’où viennent mes conseils',
          'Un mandat ou une fonction de direction m’a appris ce que pèse une décision que l’on signe de son nom.',
        ),
      },
    } satisfies Wording<HeroProps>,
  },
};

/** For pages that are read, with the way up to the page above. Without children there is no floor. */
export const Low: Story = {
  args: {
    size: 'low',
    children: null,
    back: <BackLink href="#home">Back to home</BackLink>,
    eyebrow: 'Case study',
    title: 'A strategy workshop for a concert hall',
    lead: 'Two days of work on the future of the hall',
  },
  parameters: {
    wording: {
      de: {
        back: <BackLink href="#home">Zur Startseite</BackLink>,
        eyebrow: 'Fallstudie',
        title: 'Strategieworkshop für ein Konzerthaus',
        lead: 'Zwei Tage Arbeit an der Zukunft des Hauses',
        children: null,
      },
      fr: {
        back: <BackLink href="#home">Retour à l’accueil</BackLink>,
        eyebrow: 'Étude de cas',
        title: 'Atelier de stratégie pour une salle de concert',
        lead: 'Deux jours de travail sur l’avenir de la salle',
        children: null,
      },
    } satisfies Wording<HeroProps>,
  },
};

/** The heading alone: the imprint. */
export const TitleOnly: Story = {
  args: {
    size: 'low',
    children: null,
    eyebrow: null,
    title: 'Imprint',
  },
  parameters: {
    wording: {
      de: { title: 'Impressum', eyebrow: null, children: null },
      fr: { title: 'Mentions légales', eyebrow: null, children: null },
    } satisfies Wording<HeroProps>,
  },
};

/** The doorway holds the portrait, or words that say it is to come. */
export const WithPortrait: Story = { args: { figure: 'doorway', portrait: 'Portrait to follow' } };

/** What follows has to be in the first view: a form. */
export const Short: Story = { args: { size: 'short', figure: 'open' } };

export const WithoutFigure: Story = {};

export const Narrow: Story = {
  args: { figure: 'table' },
  globals: { viewport: { value: 'reflow' } },
};

/** The wall grows with the sentence; nothing is cut, and the words stay before the drawing. */
export const VeryLong: Story = {
  args: {
    figure: 'table',
    title:
      'The plan is rarely the problem, and neither are the people who wrote it, nor the ones who were in the room when it was decided',
  },
};

/** Words and drawing change sides. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <Hero {...args} figure="table" eyebrow="ייעוץ אסטרטגי" title="כל אסטרטגיה מוכרעת פעמיים">
        <Text size="lead">פעם אחת בישיבה, ופעם נוספת כשהיא מתחילה לעלות כסף.</Text>
        <Actions>
          <ButtonLink href="#contact">לתיאום שיחה</ButtonLink>
        </Actions>
      </Hero>
    </div>
  ),
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement }) => {
    if (innerWidth < breakpoints.small) return;
    const words = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const drawing = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(drawing.right).toBeLessThanOrEqual(words.left);
  },
};

export const LongestGerman: Story = {
  args: {
    figure: 'table',
    eyebrow: 'Führungskräfteentwicklung',
    title: 'Restrukturierungsverantwortung auf Zeit',
    children: floor(
      'Geschäftsführungsaufgaben, Entscheidungsgrundlagen und Verantwortungsübernahme: Ich arbeite mit Ihnen, bis auch die Folgen auf dem Tisch liegen.',
      'Für Finanzdienstleistungsunternehmen und Unternehmensnachfolgen.',
      'Unverbindliches Erstgespräch zur Führungskräfteentwicklung anfragen',
      'öffnet Ihr E-Mail-Programm',
    ),
  },
  globals: { viewport: { value: 'reflow' } },
};

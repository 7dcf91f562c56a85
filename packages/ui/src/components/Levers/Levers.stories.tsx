import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { breakpoints } from '../../theme/tokens.js';
import { Levers, type LeversProps } from './Levers.js';

const meta = {
  title: 'Content/Levers',
  component: Levers,
  tags: ['stable'],
  args: {
    title: 'Three levers, one at a time',
    note: 'It is tempting to pull all three at once. Usually one of them is blocking the other two, and that is where I start.',
    levers: [
      {
        title: 'Strategic effectiveness and execution',
        points: [
          'Decide what stops. A strategy that ends nothing has not been decided yet.',
          'Put one person’s name on every initiative, never a committee’s.',
          'Move the budget and the people first, and announce the plan afterwards.',
          'Ask every month what has been decided. No slides.',
        ],
        link: { href: '#strategy', text: 'How I work on strategy' },
      },
      {
        title: 'Leadership team dynamics and development',
        points: [
          'Have the argument in the meeting, before it moves to the corridor.',
          'Settle who decides and who is heard. Most hurt feelings come from confusing the two.',
          'Name the one subject everyone steers around.',
          'Give feedback the same day, while both sides still remember the same thing.',
        ],
        link: { href: '#team', text: 'How I work with leadership teams' },
      },
      {
        title: 'Organisational restructuring and design',
        points: [
          'Tasks first, then structure, then names. Most reorganisations run the other way round.',
          'Before removing a level, find out which decisions are taken there today.',
          'Put in writing what two departments both claim, and what neither wants.',
          'Tell people what is settled and, in the same breath, what is still open.',
        ],
        link: { href: '#structure', text: 'How I work on structure' },
      },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      for: 'Three offers build on one another, from the first step to the highest.',
      instead: [
        { when: 'There are two offers, side by side', use: 'ServiceCards' },
        { when: 'The steps are to be taken in an order', use: 'StepList' },
      ],
      do: [
        'Let each link name its lever, so that the three differ when read alone.',
        'Keep the points to two short sentences.',
      ],
      dont: ['Don’t use it twice on a page.', 'Don’t fill up points to reach four.'],
      accessibility: [
        'A heading of level 2 and three of level 3; numeral and door are decorative.',
        'Titles and points share their rows, whatever the language makes of them.',
        'Below 900 px the steps stand below one another, in the order of reading.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        title: 'Drei Hebel, einer nach dem anderen',
        note: 'Es liegt nahe, an allen dreien zugleich zu ziehen. Meist klemmt einer und blockiert die anderen; mit dem fange ich an.',
        levers: [
          {
            title: 'Wirksame Strategie und Umsetzung',
            points: [
              'Entscheiden, was aufhört. Eine Strategie, die nichts beendet, ist noch nicht entschieden.',
              'Jedes Vorhaben einer Person anvertrauen, nie einem Lenkungskreis.',
              'Erst Budget und Leute umschichten, dann den Plan verkünden.',
              'Jeden Monat fragen, was entschieden wurde. Ohne Folien.',
            ],
            link: { href: '#strategy', text: 'So arbeite ich an der Strategie' },
          },
          {
            title: 'Dynamik und Entwicklung im Führungsteam',
            points: [
              'Den Streit in der Sitzung austragen, bevor er auf den Flur umzieht.',
              'Klären, wer entscheidet und wer gehört wird. Gekränkt ist meist, wer beides verwechselt hat.',
              'Das eine Thema benennen, um das alle einen Bogen machen.',
              'Am selben Tag Rückmeldung geben, solange sich beide noch an dasselbe erinnern.',
            ],
            link: { href: '#team', text: 'So arbeite ich mit Führungsteams' },
          },
          {
            title: 'Restrukturierung und Organisationsdesign',
            points: [
              'Erst die Aufgaben, dann die Struktur, dann die Namen. Die meisten Reorganisationen laufen umgekehrt.',
              'Bevor eine Ebene wegfällt, herausfinden, was dort heute entschieden wird.',
              'Schriftlich klären, was zwei Abteilungen beanspruchen und was keine haben will.',
              'Der Belegschaft sagen, was feststeht, und im selben Atemzug, was noch offen ist.',
            ],
            link: { href: '#structure', text: 'So arbeite ich an der Organisation' },
          },
        ],
      },
      fr: {
        title: 'Trois leviers, l’un après l’autre',
        note: 'Il est tentant d’actionner les trois à la fois. Souvent, l’un d’eux bloque les deux autres, et c’est par lui que je commence.',
        levers: [
          {
            title: 'Efficacité stratégique et exécution',
            points: [
              'Décider ce qui s’arrête. Une stratégie qui ne met fin à rien n’est pas encore décidée.',
              'Confier chaque chantier à une personne, jamais à un comité de pilotage.',
              'Déplacer d’abord le budget et les équipes, annoncer le plan ensuite.',
              'Demander chaque mois ce qui a été décidé. Sans diapositives.',
            ],
            link: { href: '#strategy', text: 'Mon travail sur la stratégie' },
          },
          {
            title: 'Dynamique et développement de l’équipe de direction',
            points: [
              'Aller au bout du désaccord en réunion, avant qu’il ne gagne les couloirs.',
              'Établir qui décide et qui est entendu. La plupart des vexations viennent de cette confusion.',
              'Nommer le sujet que tout le monde contourne.',
              'Faire un retour le jour même, tant que chacun se souvient de la même scène.',
            ],
            link: { href: '#team', text: 'Mon travail avec les équipes de direction' },
          },
          {
            title: 'Restructuration et conception de l’organisation',
            points: [
              'Les tâches d’abord, puis la structure, puis les noms. La plupart des réorganisations font l’inverse.',
              'Avant de supprimer un échelon, savoir ce qui s’y décide aujourd’hui.',
              'Régler par écrit ce que deux services revendiquent, et ce dont aucun ne veut.',
              'Dire aux équipes ce qui est acquis et, dans le même souffle, ce qui reste ouvert.',
            ],
            link: { href: '#structure', text: 'Mon travail sur l’organisation' },
          },
        ],
      },
    } satisfies Wording<LeversProps>,
  },
} satisfies Meta<typeof Levers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Titles and points of the three stand on the same lines. */
export const Default: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    if (innerWidth < breakpoints.medium) return;
    const firstPoints = canvas
      .getAllByRole('article')
      .map((lever) => lever.querySelector('li')!.getBoundingClientRect().top);
    await expect(new Set(firstPoints).size).toBe(1);
  },
};

export const Playground: Story = {};

/** Below 900 px there is no stair: the levers stand below one another. */
export const Medium: Story = { globals: { viewport: { value: 'small' } } };

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

/** One long title moves the rows of all three. */
export const VeryLong: Story = {
  args: {
    levers: [
      {
        ...meta.args.levers[0],
        title:
          'Strategic effectiveness, execution and everything that has to end before either begins',
      },
      meta.args.levers[1],
      meta.args.levers[2],
    ],
  },
  globals: { viewport: { value: 'desk' } },
};

/** The stair climbs the other way. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <Levers
        {...args}
        title="שלושה מנופים, אחד בכל פעם"
        note="מפתה למשוך בשלושתם יחד. לרוב אחד מהם חוסם את האחרים."
        levers={[
          {
            title: 'אסטרטגיה',
            points: ['להחליט מה מפסיקים', 'שם אחד לכל יוזמה', 'תקציב קודם', 'לשאול כל חודש'],
            link: { href: '#strategy', text: 'כך אני עובד על אסטרטגיה' },
          },
          {
            title: 'צוות ההנהלה',
            points: ['להתווכח בישיבה', 'מי מחליט', 'לקרוא לדבר בשמו', 'משוב באותו יום'],
            link: { href: '#team', text: 'כך אני עובד עם צוותים' },
          },
          {
            title: 'ארגון',
            points: ['קודם המשימות', 'לפני שמבטלים דרג', 'לכתוב', 'לומר מה פתוח'],
            link: { href: '#structure', text: 'כך אני עובד על המבנה' },
          },
        ]}
      />
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    ...meta.parameters.wording.de,
    levers: [
      {
        ...meta.parameters.wording.de.levers[0],
        title: 'Restrukturierungsverantwortung und Entscheidungsgrundlagen',
      },
      meta.parameters.wording.de.levers[1],
      meta.parameters.wording.de.levers[2],
    ],
  },
  globals: { viewport: { value: 'medium' } },
};

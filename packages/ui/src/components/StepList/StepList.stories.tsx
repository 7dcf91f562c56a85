import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { StepList, type StepListProps } from './StepList.js';

const meta = {
  title: 'Content/StepList',
  component: StepList,
  tags: ['stable'],
  args: {
    steps: [
      {
        title: 'Week one',
        text: 'I promise nothing. I read the bank statements before the strategy paper, and I talk to the people everyone turns to when they are stuck. You will not find them at the top of the chart.',
      },
      {
        title: 'The first months',
        text: 'The queue gets shorter. Each decision has a name and a date, and those affected hear it from me before they hear it in the canteen.',
      },
      {
        title: 'Handover',
        text: 'From my first day I prepare for my successor’s. An interim executive who has become irreplaceable has done the job badly.',
      },
    ],
  },
  parameters: {
    guidance: {
      for: 'Things are done or happen one after the other.',
      instead: [
        { when: 'Their order does not matter', use: 'RoleBlocks or PlainList' },
        { when: 'They are sessions with dates', use: 'SeminarTable' },
        { when: 'Three offers build on one another', use: 'Levers' },
      ],
      do: ['Leave out the titles where one sentence a step is enough.'],
      dont: [
        'Don’t write numbers into the words: the list has them.',
        'Don’t mix steps with and without a title.',
      ],
      accessibility: [
        'An ordered list: a screen reader says which step of how many.',
        'A title is a heading of level 3.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        steps: [
          {
            title: 'Woche eins',
            text: 'Ich verspreche nichts. Ich lese die Kontoauszüge vor dem Strategiepapier und spreche mit den Leuten, zu denen alle gehen, wenn sie nicht weiterwissen. Im Organigramm stehen sie kaum je oben.',
          },
          {
            title: 'Die ersten Monate',
            text: 'Der Stau löst sich. Jede Entscheidung bekommt einen Namen und ein Datum, und wer betroffen ist, erfährt sie von mir, bevor sie in der Kantine ankommt.',
          },
          {
            title: 'Übergabe',
            text: 'Von meinem ersten Tag an bereite ich den ersten Tag meiner Nachfolge vor. Eine Interim-Führungskraft, die unersetzlich wird, hat schlecht gearbeitet.',
          },
        ],
      },
      fr: {
        steps: [
          {
            title: 'Première semaine',
            text: 'Je ne promets rien. Je lis les relevés bancaires avant le plan stratégique, et je parle à ceux que tout le monde va voir en cas de blocage. Dans l’organigramme, ils sont rarement en haut.',
          },
          {
            title: 'Les premiers mois',
            text: 'La file se réduit. Chaque décision a un nom et une date, et les personnes concernées l’apprennent de moi avant de l’apprendre à la cantine.',
          },
          {
            title: 'Passation',
            text: 'Dès mon premier jour, je prépare celui de la personne qui me succédera. Une direction de transition devenue indispensable a mal fait son travail.',
          },
        ],
      },
    } satisfies Wording<StepListProps>,
  },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const Playground: Story = {};

/** One sentence a step needs no heading. */
export const WithoutTitles: Story = {
  args: {
    steps: [
      { text: 'Email me a short paragraph on why you would like to take part.' },
      { text: 'We then arrange a preparatory conversation.' },
    ],
  },
  parameters: {
    wording: {
      de: {
        steps: [
          {
            text: 'Schreiben Sie mir per E-Mail in ein paar Sätzen, warum Sie teilnehmen möchten.',
          },
          { text: 'Dann vereinbaren wir ein Vorgespräch.' },
        ],
      },
      fr: {
        steps: [
          {
            text: 'Écrivez-moi par e-mail, en quelques lignes, ce qui vous donne envie de participer.',
          },
          { text: 'Nous convenons ensuite d’un entretien préparatoire.' },
        ],
      },
    } satisfies Wording<StepListProps>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Two digits keep the column of one. */
export const ManySteps: Story = {
  args: {
    steps: Array.from({ length: 12 }, (_, index) => meta.args.steps[index % 3]!),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

/** The numbers stand where reading begins. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <StepList
        {...args}
        steps={[
          { title: 'שבוע ראשון', text: 'אני לא מבטיח דבר.' },
          { title: 'החודשים הראשונים', text: 'לכל החלטה יש שם ותאריך.' },
        ]}
      />
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    steps: [
      {
        title: 'Entscheidungsgrundlagenvorbereitung',
        text: 'Geschäftsführungsaufgaben und Restrukturierungsverantwortung übernehmen.',
      },
      {
        title: 'Nachfolgeregelungsübergabegespräch',
        text: 'Führungskräfteentwicklungsprogramme abschließen.',
      },
    ],
  },
  globals: { viewport: { value: 'reflow' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { planeFigureNames } from '../Figure/figures.js';
import { CallToAction, type CallToActionProps } from './CallToAction.js';

const actions = (book: string, newTab: string, about: string) => [
  <ButtonLink key="book" href="https://calendar.example.com/" newTab={newTab}>
    {book}
  </ButtonLink>,
  <ButtonLink key="about" tone="quiet" href="#about">
    {about}
  </ButtonLink>,
];

const meta = {
  title: 'Content/CallToAction',
  component: CallToAction,
  tags: ['stable'],
  args: {
    title: 'Bring the decision you have been putting off',
    text: 'In an introductory video call you describe the situation and I ask questions. By the end we know whether I can be of use. If not, I will say so.',
    actions: actions('Book a video call', 'opens in a new tab', 'About me'),
  },
  argTypes: {
    actions: { control: false },
    figure: { control: 'select', options: planeFigureNames },
  },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      for: 'A page ends with an invitation to take the next step.',
      instead: [
        { when: 'A service page ends with the person one writes to', use: 'ContactBlock' },
        { when: 'The offer is not the page’s own', use: 'Panel' },
      ],
      do: ['One sentence as the title.', 'Say in the text what happens after the click.'],
      dont: [
        'Don’t show it twice on a page, or together with a ContactBlock.',
        'Don’t offer more than one filled action.',
      ],
      accessibility: [
        'The title is a heading of level 2; the drawing is decorative.',
        'Below 640 px the door stands between heading and text, so that no word lies on it.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        title: 'Bringen Sie die Entscheidung mit, die Sie vor sich herschieben',
        text: 'In einem ersten Videogespräch schildern Sie die Lage, und ich frage nach. Am Ende wissen wir, ob ich Ihnen helfen kann. Wenn nicht, sage ich es.',
        actions: actions('Videogespräch buchen', 'öffnet in einem neuen Tab', 'Über mich'),
      },
      fr: {
        title: 'Venez avec la décision que vous remettez à plus tard',
        text: 'Lors d’un premier échange en visio, vous décrivez la situation et je pose des questions. À la fin, nous savons si je peux vous être utile. Sinon, je vous le dis.',
        actions: actions(
          'Réserver un échange en visio',
          's’ouvre dans un nouvel onglet',
          'À propos de moi',
        ),
      },
    } satisfies Wording<CallToActionProps>,
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Playground: Story = { args: { figure: 'threshold' } };

/** Most pages have one thing to offer. */
export const OneAction: Story = {
  args: { actions: meta.args.actions.slice(0, 1) },
  parameters: {
    wording: {
      de: { actions: meta.parameters.wording.de.actions.slice(0, 1) },
      fr: { actions: meta.parameters.wording.fr.actions.slice(0, 1) },
    } satisfies Wording<CallToActionProps>,
  },
};

/** Another drawing, where the door of the page’s end would repeat the one at its head. */
export const OtherFigure: Story = { args: { figure: 'open' } };

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

/** The wall grows with the sentence; nothing is cut. */
export const VeryLong: Story = {
  args: {
    title:
      'Bring the decision you have been putting off, and the two that you have taken since in order not to have to take it',
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <CallToAction
        {...args}
        title="הביאו את ההחלטה שאתם דוחים"
        text="בשיחה הראשונה אתם מתארים את המצב, ואני שואל. בסופה נדע אם אוכל לעזור."
        actions={<ButtonLink href="#book">לתיאום שיחה</ButtonLink>}
      />
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    title: 'Führungskräfteentwicklungsprogramme und Restrukturierungsverantwortung besprechen',
    text: 'Geschäftsführungsaufgaben, Entscheidungsgrundlagen und Verantwortungsübernahme auf Zeit: In einem ersten Videogespräch klären wir, womit anzufangen ist.',
    actions: actions(
      'Unverbindliches Erstgespräch zur Führungskräfteentwicklung anfragen',
      'öffnet in einem neuen Tab',
      'Verantwortungsübernahme auf Zeit kennenlernen',
    ),
  },
  globals: { viewport: { value: 'reflow' } },
};

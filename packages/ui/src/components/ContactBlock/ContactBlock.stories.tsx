import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Portrait } from '../Portrait/Portrait.js';
import { ContactBlock, type ContactBlockProps } from './ContactBlock.js';

const actions = (mail: string, hint: string, form: string) => [
  <ButtonLink key="mail" href="mailto:advisor@example.com" hint={hint}>
    {mail}
  </ButtonLink>,
  <ButtonLink key="form" tone="quiet" href="#contact">
    {form}
  </ButtonLink>,
];

const meta = {
  title: 'Content/ContactBlock',
  component: ContactBlock,
  tags: ['stable'],
  args: {
    title: 'Which decision is due?',
    text: 'Two or three lines about the company and the decision are enough. I read them myself and suggest a time for a first conversation.',
    actions: actions(
      'Request an initial consultation',
      'opens your email program',
      'Use the contact form',
    ),
    portrait: <Portrait />,
  },
  argTypes: { actions: { control: false }, portrait: { control: false } },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      for: 'A service page ends with the person one writes to.',
      instead: [
        { when: 'The home page or a page without a person ends', use: 'CallToAction' },
        { when: 'The visitor writes on this very page', use: 'ContactForm' },
      ],
      do: ['Ask a question that the reader can answer.', 'Say who reads the message.'],
      dont: ['Don’t combine it with a CallToAction: a page ends once.'],
      accessibility: [
        'The title is a heading of level 2.',
        'The portrait comes after the actions in reading order, and below them under 640 px.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        title: 'Welche Entscheidung steht an?',
        text: 'Zwei, drei Zeilen zum Unternehmen und zur Entscheidung genügen. Ich lese sie selbst und schlage einen Termin für ein erstes Gespräch vor.',
        actions: actions(
          'Erstgespräch anfragen',
          'öffnet Ihr E-Mail-Programm',
          'Kontaktformular nutzen',
        ),
      },
      fr: {
        title: 'Quelle décision faut-il prendre ?',
        text: 'Deux ou trois lignes sur l’entreprise et la décision suffisent. Je les lis en personne et vous propose une date pour un premier entretien.',
        actions: actions(
          'Demander un premier entretien',
          'ouvre votre messagerie',
          'Utiliser le formulaire',
        ),
      },
    } satisfies Wording<ContactBlockProps>,
  },
} satisfies Meta<typeof ContactBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [mail] = canvas.getAllByRole('link');
    await expect(mail).toHaveAccessibleName(/ \(.+\)$/);
  },
};

export const Playground: Story = {};

export const WithoutPortrait: Story = { args: { portrait: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <ContactBlock
        {...args}
        title="איזו החלטה עומדת על הפרק?"
        text="שתיים או שלוש שורות מספיקות. אני קורא אותן בעצמי."
        actions={<ButtonLink href="#contact">לתיאום שיחה</ButtonLink>}
      />
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    title: 'Welche Geschäftsführungsentscheidung steht an?',
    text: 'Zwei, drei Zeilen zu Restrukturierungsverantwortung, Führungskräfteentwicklungsprogramm oder Unternehmensnachfolge genügen.',
    actions: actions(
      'Unverbindliches Erstgespräch zur Führungskräfteentwicklung anfragen',
      'öffnet Ihr E-Mail-Programm',
      'Kontaktformular nutzen',
    ),
  },
  globals: { viewport: { value: 'reflow' } },
};

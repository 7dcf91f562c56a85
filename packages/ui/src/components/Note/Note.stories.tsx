import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { Text } from '../Text/Text.js';
import { Note, type NoteProps } from './Note.js';

const texts = (...paragraphs: readonly string[]) =>
  paragraphs.map((paragraph, index) => <Text key={index}>{paragraph}</Text>);

const meta = {
  title: 'Content/Note',
  component: Note,
  tags: ['stable'],
  args: {
    title: 'Please read before you apply',
    children: texts(
      'The seminar is for people who are mentally healthy and stable. Working with feelings in a group can be demanding, and it does not replace therapy.',
      'If you have a history of mental illness, two steps are necessary before you register: let me know, and consult your therapist. One sentence to me is enough. Please leave diagnoses and details out of the email; we will talk about it in confidence.',
    ),
  },
  argTypes: { children: { control: false }, level: { control: 'inline-radio', options: [2, 3] } },
  parameters: {
    guidance: {
      for: 'Something has to be read before going on.',
      instead: [
        { when: 'It is an offer beside the section', use: 'Panel' },
        { when: 'A form could not be sent', use: 'FormNotice' },
        { when: 'It is an aside', use: 'Text with the tone `muted`' },
      ],
      do: ['Put it before the action that it is about.', 'Say plainly whom it concerns.'],
      dont: ['Don’t use it to decorate: two on a page are one too many.'],
      accessibility: [
        'It is text in the order of reading, not an alert: nothing interrupts the reader.',
        'The rule stands at the side where reading begins.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        title: 'Bitte lesen Sie das vor der Anmeldung',
        children: texts(
          'Das Seminar richtet sich an Menschen, die psychisch gesund und stabil sind. Die Arbeit mit Gefühlen in der Gruppe kann anstrengend sein und ersetzt keine Therapie.',
          'Wenn Sie psychisch erkrankt sind oder es früher waren, sind vor der Anmeldung zwei Schritte nötig: Sagen Sie es mir, und besprechen Sie die Teilnahme mit Ihrer Therapeutin oder Ihrem Therapeuten. Mir genügt ein Satz. Diagnosen und Einzelheiten gehören nicht in die E-Mail; darüber sprechen wir vertraulich.',
        ),
      },
      fr: {
        title: 'À lire avant de vous inscrire',
        children: texts(
          'Le séminaire s’adresse à des personnes en bonne santé psychique et stables. Travailler avec ses émotions au sein d’un groupe peut être éprouvant et ne remplace pas une thérapie.',
          'Si vous avez ou avez eu des troubles psychiques, deux démarches sont nécessaires avant l’inscription : m’en informer et consulter votre thérapeute. Une phrase me suffit. N’écrivez ni diagnostic ni détails dans l’e-mail ; nous en parlerons en toute confidentialité.',
        ),
      },
    } satisfies Wording<NoteProps>,
  },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const Playground: Story = { args: { level: 3 } };

/** Inside a section that has said what it is about. */
export const WithoutTitle: Story = { args: { title: undefined } };

/** Where it is a section of its own. */
export const Level2: Story = { args: { level: 2 } };

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

/** The rule changes sides. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <Note {...args} title="נא לקרוא לפני ההרשמה">
        <Text>הסדנה אינה תחליף לטיפול.</Text>
      </Note>
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    title: 'Teilnahmevoraussetzungen und Datenschutzhinweise',
    children: texts(
      'Gruppendynamische Selbsterfahrungsveranstaltungen ersetzen keine psychotherapeutische Behandlung.',
    ),
  },
  globals: { viewport: { value: 'reflow' } },
};

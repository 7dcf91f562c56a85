import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { Button } from '../Button/Button.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { FormNotice, type FormNoticeProps } from './FormNotice.js';

const actions = (draft: string, retry: string) => (
  <>
    <ButtonLink href="mailto:name@example.com">{draft}</ButtonLink>
    <Button tone="quiet">{retry}</Button>
  </>
);

const meta = {
  title: 'Forms/FormNotice',
  component: FormNotice,
  tags: ['stable'],
  args: {
    title: 'Your message has not been sent',
    children:
      'The form cannot deliver your message at the moment. Everything you wrote is still here. Please send it from your own mail program.',
    actions: actions('Open the email draft', 'Try again'),
  },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: {
    guidance: {
      for: 'A form could not do its work, and the visitor needs another way.',
      instead: [
        { when: 'A field is wrong', use: 'the field’s own `issue`' },
        { when: 'It is said once and then done with', use: 'Toast' },
        { when: 'Something has to be read, but nothing went wrong', use: 'Note' },
      ],
      do: ['Say first what has become of the visitor’s words.', 'Offer a way on that works now.'],
      dont: ['Don’t apologise at length; don’t show codes.'],
      accessibility: [
        'With `takesFocus` it takes the focus and is read from its heading on.',
        'It is a group named by its heading.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        title: 'Ihre Nachricht ist noch nicht gesendet',
        children:
          'Das Formular kann Ihre Nachricht im Moment nicht zustellen. Alles, was Sie geschrieben haben, steht noch hier. Bitte schicken Sie es aus Ihrem E-Mail-Programm.',
        actions: actions('E-Mail-Entwurf öffnen', 'Noch einmal versuchen'),
      },
      fr: {
        title: 'Votre message n’est pas encore parti',
        children:
          'Le formulaire ne peut pas transmettre votre message pour l’instant. Tout ce que vous avez écrit est encore là. Envoyez-le depuis votre messagerie.',
        actions: actions('Ouvrir le brouillon', 'Réessayer'),
      },
    } satisfies Wording<FormNoticeProps>,
  },
} satisfies Meta<typeof FormNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: 'Your message has not been sent' }),
    ).not.toHaveFocus();
  },
};

export const Playground: Story = {};

export const TakesFocus: Story = {
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveFocus();
  },
};

export const LongestGerman: Story = {
  args: meta.parameters.wording.de,
  globals: { viewport: { value: 'reflow' } },
};

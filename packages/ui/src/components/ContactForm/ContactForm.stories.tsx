import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { Button } from '../Button/Button.js';
import { FormNotice } from '../FormNotice/FormNotice.js';
import { ContactForm, type ContactFormProps } from './ContactForm.js';
import { contactFormWords } from './contactFormWords.js';

const message =
  'We are a family company of about 200 people. The founder hands over next year, and the team does not yet agree on what that means.';

const filled = {
  firstName: 'Clara',
  lastName: 'Vogt',
  email: 'clara.vogt@example.com',
  company: 'Vogt & Söhne KG',
  subject: 'A second view on our succession plan',
  message,
};

const privacy = (
  <>
    I use your details only to answer you. Who delivers your message, and how long it is kept, is
    set out under <a href="#privacy">data privacy</a>.
  </>
);

const meta = {
  title: 'Forms/ContactForm',
  component: ContactForm,
  tags: ['stable'],
  args: {
    ...contactFormWords.en,
    action: '#sent',
    hidden: { language: 'en' },
    honeypotName: 'reference2',
    privacy,
    onSubmit: fn((event) => event.preventDefault()),
  },
  argTypes: {
    texts: { control: false },
    services: { control: false },
    messageCount: { control: false },
    notice: { control: false },
    draft: { control: false },
    privacy: { control: false },
    ref: { control: false },
  },
  parameters: {
    guidance: {
      for: 'A visitor writes a first message to the advisor.',
      instead: [
        {
          when: 'The visitor would rather use a mail program',
          use: 'ButtonLink with a prepared mail',
        },
        { when: 'The message has been sent', use: 'Toast' },
      ],
      do: [
        'Name one thing to correct at a time, beside its field, and give that field the focus.',
        'Keep every value on any failure.',
      ],
      dont: [
        'Don’t control the fields from React’s state: what was typed before it arrived would be lost.',
        'Don’t set `noValidate` in the HTML: without a script the browser has to check.',
      ],
      accessibility: [
        'The form is a landmark named by its heading.',
        'Tab goes from field to field in the order in which they are read; the trap is left out.',
        'While sending, the fields are read-only; the button refuses, keeps the focus and says so.',
        'One column below 640 px; nothing scrolls sideways at 320 px.',
      ],
    } satisfies Guidance,
    wording: {
      de: contactFormWords.de,
      fr: contactFormWords.fr,
    } satisfies Wording<ContactFormProps>,
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Write to me' });
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.noValidate).toBe(false);
    const completed = [...form.querySelectorAll('[autocomplete]')].map((field) => [
      field.getAttribute('name'),
      field.getAttribute('autocomplete'),
    ]);
    await expect(completed).toEqual([
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['email', 'email'],
      ['company', 'organization'],
      ['reference2', 'off'],
    ]);
  },
};

export const Playground: Story = {
  args: { sending: false, noValidate: false, status: '', onInput: fn() },
};

/** MUST be reachable by Tab in the order of reading, the honeypot left out. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const visited: (string | null)[] = [];
    canvas.getByLabelText('First name').focus();
    for (let step = 0; step < 8; step++) {
      const { activeElement } = document;
      visited.push(activeElement?.getAttribute('name') ?? activeElement?.textContent ?? null);
      await userEvent.tab();
    }
    await expect(visited).toEqual([
      'firstName',
      'lastName',
      'email',
      'company',
      'service',
      'subject',
      'message',
      'Send Message',
    ]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** MUST send the seven fields, and nothing in the honeypot. */
export const Filled: Story = {
  args: { defaultValues: filled },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'coaching');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const sent = Object.fromEntries(new FormData(canvas.getByRole<HTMLFormElement>('form')));
    await expect(sent).toEqual({ ...filled, service: 'coaching', language: 'en', reference2: '' });
  },
};

/** MUST mark the one field that is wrong, and say beside it what is wrong. */
export const Error: Story = {
  args: {
    defaultValues: { ...filled, email: 'clara.vogt@' },
    noValidate: true,
    issues: { email: 'Invalid email address' },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Invalid email address');
    // Said of every field: Firefox would call an empty required one invalid by itself.
    await expect(canvas.getByLabelText('First name')).toHaveAttribute('aria-invalid', 'false');
  },
};

/** MUST NOT be sent or changed while it is on its way, and MUST say so aloud. */
export const Sending: Story = {
  args: { defaultValues: filled, sending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Subject'), ' more{Enter}');
    await expect(canvas.getByLabelText('Subject')).toHaveValue(filled.subject);
    const spoken = canvas.getAllByText('Sending...').map((text) => text.closest('[aria-live]'));
    await expect(spoken.filter(Boolean)).toHaveLength(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** MUST keep a text that is too long, and say by how much. */
export const OverLimit: Story = {
  args: {
    defaultValues: { ...filled, message: 'a'.repeat(2012) },
    noValidate: true,
    issues: { message: 'String must contain at most 2000 characters' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 characters too many')).toBeVisible();
    await expect(canvas.getByLabelText('Message')).toHaveValue('a'.repeat(2012));
  },
};

/** After a reload. */
export const DraftKept: Story = {
  args: {
    defaultValues: filled,
    draft: { text: 'Your draft is still here.', discardLabel: 'Clear the form', onDiscard: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }));
    await expect(args.draft!.onDiscard).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: {
    defaultValues: filled,
    status:
      'You seem to be offline. Your text stays in the form; send it once you are connected again.',
  },
};

/** When the message cannot be delivered at the moment. */
export const Outage: Story = {
  args: {
    defaultValues: filled,
    notice: (
      <FormNotice
        title="Your message has not been sent"
        actions={
          <>
            <Button>Open the email draft</Button>
            <Button tone="quiet">Try again</Button>
          </>
        }
      >
        The form cannot deliver your message at the moment. Everything you wrote is still here.
      </FormNotice>
    ),
  },
};

export const LongestGerman: Story = {
  args: {
    ...contactFormWords.de,
    defaultValues: { ...filled, company: 'Wirtschaftsprüfungsgesellschaft Vogt & Söhne mbH' },
    issues: { company: 'Darf höchstens 200 Zeichen enthalten' },
    privacy: (
      <>
        Ich verwende Ihre Angaben nur, um Ihnen zu antworten. Wer Ihre Nachricht zustellt und wie
        lange sie gespeichert bleibt, steht in der <a href="#privacy">Datenschutzerklärung</a>.
      </>
    ),
  },
};

/** MUST stand in one column, without scrolling sideways. */
export const Narrow: Story = {
  ...LongestGerman,
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const left = (label: string) => canvas.getByLabelText(label).getBoundingClientRect().left;
    await expect(left('Nachname')).toBe(left('Vorname'));
  },
};

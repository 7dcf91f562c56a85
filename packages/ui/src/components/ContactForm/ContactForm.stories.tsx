import { expect, fn, userEvent } from 'storybook/test';
import { columnStory, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { FormNotice } from '../FormNotice/FormNotice.js';
import outage from '../FormNotice/FormNotice.stories.js';
import { ContactForm } from './ContactForm.js';

const filled = {
  firstName: 'Clara',
  lastName: 'Vogt',
  email: 'clara.vogt@example.com',
  company: 'Readers’ Society of Saltmere',
  subject: 'A window for the reading room',
  message:
    'Our reading room holds nine thousand books and one window. We would like to turn that around before the winter.',
};

export default {
  id: 'forms-contactform',
  title: 'Forms/ContactForm (contact form, inquiry)',
  component: ContactForm,
  args: {
    texts: {
      title: 'Tell us about your library',
      requiredNote: 'Every field is required unless marked “optional”.',
      optionalLabel: 'optional',
      firstName: { label: 'First name', placeholder: 'As on your letters' },
      lastName: { label: 'Last name', placeholder: 'Your family’s name' },
      email: { label: 'Email', placeholder: 'reader@example.org' },
      company: { label: 'Library', placeholder: 'Town, school or society' },
      service: { label: 'Kind of work', placeholder: 'Choose one' },
      subject: { label: 'Subject', placeholder: 'The building in a few words' },
      message: {
        label: 'Message',
        placeholder: 'How many books, how many readers, and how much light is there?',
        hint: 'Drawings can follow later by post.',
      },
      honeypot: 'Leave this field empty',
      submit: 'Send to the studio',
      sending: 'On its way …',
    },
    services: [
      { value: 'reading-room', label: 'Reading room' },
      { value: 'shelves', label: 'Shelves and stairs' },
      { value: 'restoration', label: 'Restoration' },
      { value: 'reading-garden', label: 'Reading garden' },
      { value: 'other', label: 'Something else' },
    ],
    messageCount: {
      limit: 2000,
      warnFrom: 200,
      remaining: (n: number) => `${n} ${n === 1 ? 'character' : 'characters'} left`,
      over: (n: number) => `${n} ${n === 1 ? 'character' : 'characters'} too many`,
    },
    action: '#sent',
    hiddenFields: { language: 'en' },
    honeypotName: 'reference2',
    privacyNote: (
      <>
        We answer by post and keep nothing else. More is set out on{' '}
        <a href="#privacy">our privacy page</a>.
      </>
    ),
    onInput: fn(),
    onSubmit: fn((event) => event.preventDefault()),
  },
  parameters: columnStory({
    for: 'A visitor writes a first message.',
    instead: [
      {
        when: 'The visitor would rather use a mail program',
        use: 'ButtonLink with a prepared mail',
      },
      { when: 'The message has been sent', use: 'FormNotice with the tone success, and Toast' },
    ],
    do: [
      'Report each error next to its field, and focus the first of them.',
      'Keep every value on any failure.',
    ],
    dont: [
      'Don’t control the fields from React’s state: what was typed before it arrived would be lost.',
      'Don’t set `noValidate` in the HTML: without a script the browser has to check.',
    ],
    accessibility: [
      'The form is a landmark named by its heading.',
      'Tab goes from field to field in the order in which they are read; the honeypot is left out.',
      'While sending, the fields are read-only and the select takes no focus; the button refuses, keeps the focus and says so.',
      'One column below 640 px; nothing scrolls sideways at 320 px.',
    ],
  }),
} satisfies Meta<typeof ContactForm>;

type Story = StoryObj<typeof ContactForm>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form');
    const fields = form.querySelectorAll<HTMLInputElement>('[autocomplete]');
    const completed = [...fields].map(({ name, autocomplete }) => [name, autocomplete]);
    await expect(completed).toEqual([
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['email', 'email'],
      ['company', 'organization'],
      ['reference2', 'off'],
    ]);
  },
};

/** Hover, focus and error side by side; the subject is stated above the fields. */
export const States: Story = {
  args: {
    defaultValues: { ...filled, email: 'clara.vogt@' },
    noValidate: true,
    issues: { email: 'This is no email address' },
    subjectNote: 'Your question about “A reading room in a lighthouse”',
  },
  globals: {
    pseudo: {
      hover: ['[name=firstName]', '[name=service]', 'button'],
      focus: ['[name=lastName]', '[name=message]'],
      focusVisible: ['[name=lastName]', '[name=message]'],
    },
  },
};

export const Sending: Story = {
  name: 'MUST NOT be sent or changed while it is on its way, and say so aloud',
  args: { defaultValues: filled, sending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'On its way …' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Subject'), ' more{Enter}');
    await expect(canvas.getByLabelText('Subject')).toHaveValue(filled.subject);
    const service = canvas.getByLabelText(/Kind of work/);
    service.focus();
    await expect(service).not.toHaveFocus();
    const spoken = canvas.getAllByText('On its way …').map((text) => text.closest('[aria-live]'));
    await expect(spoken.filter(Boolean)).toHaveLength(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** After a reload. */
export const DraftKept: Story = {
  args: {
    defaultValues: filled,
    draft: { text: 'We kept your letter.', discardLabel: 'Start afresh', onDiscard: fn() },
  },
};

/** When the message cannot be delivered. */
export const Outage: Story = {
  args: {
    defaultValues: filled,
    status: 'The line is down. Your letter waits here until it is up again.',
    notice: <FormNotice {...outage.args} />,
  },
};

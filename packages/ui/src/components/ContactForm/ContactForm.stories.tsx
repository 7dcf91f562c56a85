import { fn } from 'storybook/test';
import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import select from '../Field/SelectField.stories.js';
import area from '../Field/TextArea.stories.js';
import line from '../Field/TextField.stories.js';
import { FormNotice } from '../FormNotice/FormNotice.js';
import outage from '../FormNotice/FormNotice.stories.js';
import { ContactForm, type ContactFormField } from './ContactForm.js';

const fields: ContactFormField[] = [
  { ...line.args, half: true },
  { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email', half: true },
  { ...select.args, kind: 'select', optionalLabel: 'optional' },
  { name: 'subject', label: 'Subject' },
  { ...area.args, kind: 'multiline' },
];

const typed: Record<string, string> = {
  firstName: 'Clara',
  email: 'clara.vogt@example.com',
  subject: 'A window for the reading room',
  message:
    'Our reading room holds nine thousand books and one window. We would like to turn that around before the winter.',
};

const filled: ContactFormField[] = fields.map((field) => ({
  ...field,
  defaultValue: typed[field.name],
}));

export default {
  id: 'forms-contactform',
  title: 'Forms/ContactForm (contact form, inquiry)',
  component: ContactForm,
  args: {
    texts: {
      title: 'Tell us about your library',
      requiredNote: 'Every field is required unless marked “optional”.',
      honeypot: 'Leave this field empty',
      submit: 'Send to the studio',
      sending: 'On its way …',
    },
    fields,
    action: '#sent',
    hiddenFields: { language: 'en' },
    honeypotName: 'reference2',
    privacyNote: (
      <>
        We answer by post and keep nothing else. More is set out on{' '}
        <a href="#privacy">our privacy page</a>.
      </>
    ),
    onSubmit: fn((event) => event.preventDefault()),
  },
  parameters: paddedStory({
    for: 'Let visitors write a first message.',
    instead: [
      { when: 'The visitor prefers a mail program', use: 'ButtonLink with a prepared mail' },
      { when: 'The message has been sent', use: 'FormNotice with the tone success, and Toast' },
    ],
    do: [
      'Report each error next to its field, and focus the first of them. Other forms begin with a summary: see [Form patterns](./?path=/docs/start-form-patterns--docs).',
      'Keep every value on any failure.',
    ],
    dont: [
      'Don’t control the fields from React’s state: what was typed before it arrived would be lost.',
    ],
  }),
} satisfies Meta<typeof ContactForm>;

type Story = StoryObj<typeof ContactForm>;

export const Default: Story = {};

/** The fields keep what was typed and cannot be changed. */
export const Sending: Story = {
  args: {
    fields: filled,
    busy: true,
  },
};

const issues: Record<string, string> = {
  email: 'No letter reaches this address',
  message: 'Say in which month you begin',
};

/** Each wrong field keeps what was typed; focus the first of them. */
export const WithIssues: Story = {
  args: { fields: filled.map((field) => ({ ...field, issue: issues[field.name] })) },
};

/** When the message cannot be delivered. */
export const Outage: Story = {
  args: {
    fields: filled,
    notice: <FormNotice {...outage.args} />,
  },
};

import { msg } from '@lingui/core/macro';

export const formMessages = {
  title: msg({ message: 'Write to me', comment: 'Form: heading above the form. [max 40]' }),
  requiredNote: msg`All fields are required unless marked “optional”.`,
  optional: msg({ message: 'optional', comment: 'Form: mark of fields that may stay empty.' }),
  firstName: {
    label: msg({ message: 'First name', comment: 'Form: label of the first name.' }),
    placeholder: msg({ message: 'Your first name', comment: 'Form: inside the empty field.' }),
  },
  lastName: {
    label: msg({ message: 'Last name', comment: 'Form: label of the last name.' }),
    placeholder: msg({ message: 'Your last name', comment: 'Form: inside the empty field.' }),
  },
  email: {
    label: msg({ message: 'Email', comment: 'Label: contact page, field of the form.' }),
    placeholder: msg({ message: 'name@example.com', comment: 'Form: only at example.com.' }),
  },
  company: {
    label: msg({ message: 'Company', comment: 'Form: label of the company, an optional field.' }),
    placeholder: msg`Your company or organisation`,
  },
  service: {
    label: msg({ message: 'Area of interest', comment: 'Form: label of the select.' }),
    placeholder: msg({ message: 'Please select', comment: 'Form: while nothing is chosen.' }),
    strategy: msg({ message: 'Strategy Consulting', comment: 'Form: area of interest.' }),
    coaching: msg({ message: 'Executive Coaching', comment: 'Form: area. Term stays.' }),
    training: msg({ message: 'Leadership Training', comment: 'Form: area of interest.' }),
    interim: msg({ message: 'Interim Executive Role', comment: 'Form: area of interest.' }),
    other: msg({ message: 'Other', comment: 'Form: area of interest.' }),
  },
  subject: {
    label: msg({ message: 'Subject', comment: 'Form: label of a message’s subject.' }),
    placeholder: msg({ message: 'In a few words', comment: 'In the empty field “Subject”.' }),
  },
  message: {
    label: msg({ message: 'Message', comment: 'Form: label of the text area.' }),
    placeholder: msg({
      message: 'What is the situation? What needs to change, and by when?',
      comment: 'Form: inside the empty text area. [max 90]',
    }),
    hint: msg({
      message: 'You don’t have to name the company. Save anything confidential for the call.',
      comment: 'Form: hint under the label, tied to the field. [max 110]',
    }),
  },
  counter: {
    remaining: msg({
      message: '{remaining, plural, one {# character left} other {# characters left}}',
      comment: 'Form: under the message. {remaining} is a number.',
    }),
    over: msg({
      message: '{over, plural, one {# character too many} other {# characters too many}}',
      comment: 'Form: under the message when the text is too long. {over} is a number.',
    }),
  },
  honeypot: msg({ message: 'Please leave this field empty', comment: 'Form: for bots. Plain.' }),
  submit: msg({ message: 'Send Message', comment: 'Form: button, idle. [fixed]' }),
  sending: msg({ message: 'Sending...', comment: 'Form: button, busy. [fixed]' }),
  privacy: msg({
    message:
      'I use your details only to reply to you. The <link>data privacy</link> page says which service delivers your message and how long it’s kept.',
    comment: 'Form: line under the button. <link> leads to data privacy.',
  }),
};

export const errorMessages = {
  firstName: msg({
    message: 'First name is required',
    comment: 'Form: error. [fixed]',
  }),
  lastName: msg({
    message: 'Last name is required',
    comment: 'Form: error. [fixed]',
  }),
  email: msg({ message: 'Invalid email address', comment: 'Form: error. [fixed]' }),
  subject: msg({ message: 'Subject is required', comment: 'Form: error. [fixed]' }),
  message: msg({ message: 'Message is required', comment: 'Form: error. [fixed]' }),
  tooLong: msg({
    message: 'String must contain at most {max} characters',
    comment:
      'Form: error when any field is too long. {max} is the field’s limit, formatted by code. [fixed]',
  }),
};

export const toastMessages = {
  invalid: {
    title: msg({ message: 'Validation error', comment: 'Form: notice. [fixed]' }),
  },
  failed: {
    title: msg({ message: 'Error', comment: 'Form: notice, not sent: title. [fixed]' }),
    text: msg({
      message: 'Failed to send message. Please try again or email me directly.',
      comment: 'Form: text of the notice after a failed send. [fixed]',
    }),
  },
  sent: {
    title: msg({ message: 'Message sent!', comment: 'Form: notice. [fixed]' }),
    text: msg({
      message: "Thank you for your message. I'll get back to you soon.",
      comment: 'Form: notice after sending. [fixed]',
    }),
  },
  close: msg({ message: 'Close this notice', comment: 'Form: button with a cross, spoken.' }),
  region: msg({
    message: 'Notices',
    comment: 'Spoken: the part of the page where messages of the form appear.',
  }),
};

/** The mail that is prepared where the form cannot deliver. */
export const mailMessages = {
  subject: msg({
    message: 'Message from your website',
    comment: 'Email to the advisor: subject.',
  }),
  salutation: msg({
    message: 'Hello,',
    comment: 'Email to the advisor, in place of a form that was not sent: its first line.',
  }),
  label: msg({
    message: '{label}:',
    comment: 'Before a value in that email. {label} is a field’s label, such as “Company”.',
  }),
};

import { msg } from '@lingui/core/macro';

/** The contact page, its form, and the pages that answer a form sent without JavaScript. */
export const contact = {
  seo: {
    title: msg({
      message: 'Contact {name}: strategy, coaching, interim roles',
      comment: 'Browser tab and search result. {name}: the advisor’s. [max 50]',
    }),
    description: msg({
      message:
        'Write to me about strategy, coaching or interim leadership in Germany, Austria or Switzerland, or book an introductory video call. I reply myself.',
      comment: 'Search result. [120–155]',
    }),
  },
  hero: {
    title: msg({ message: 'What would you like to talk about?', comment: 'Heading. [max 45]' }),
    subtitle: msg`Three sentences are enough. What’s the situation, what needs to change, and by when?`,
  },
  info: {
    title: msg`How to reach me`,
    languages: msg({ message: 'Working languages', comment: 'Label: languages I work in.' }),
    location: {
      label: msg({
        message: 'Location',
        comment: 'Label before the place where the advisor is based.',
        context: 'where I am based',
      }),
      value: msg({ message: 'Berlin, Germany', comment: 'Place, city and country.' }),
    },
    region: msg`I work in Germany, Austria and Switzerland.`,
    appointments: {
      term: msg({ message: 'Appointments', comment: 'Label before “By arrangement”.' }),
      value: msg({ message: 'By arrangement', comment: 'After “Appointments”. English is fixed.' }),
    },
  },
  appointment: {
    title: msg({ message: 'Would you rather talk?', comment: 'Heading, calendar card. [max 40]' }),
    text: msg`Pick a time for an introductory video call. An external provider runs the calendar and learns nothing about you until you click.`,
    button: msg({ message: 'Book video call', comment: 'Button. The English is fixed. [max 30]' }),
  },
  form: {
    title: msg({ message: 'Write to me', comment: 'Form: heading above the form. [max 40]' }),
    requiredNote: msg`All fields are required unless marked “optional”.`,
    aboutCase: msg({ message: 'Your question about “{title}”', comment: 'Form: from a case.' }),
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
      strategy: msg({ message: 'Strategy Consulting', comment: 'Form: area of interest, 2 of 6.' }),
      coaching: msg({ message: 'Executive Coaching', comment: 'Form: area, 3 of 6. Term stays.' }),
      training: msg({ message: 'Leadership Training', comment: 'Form: area of interest, 4 of 6.' }),
      interim: msg({ message: 'Interim Executive Role', comment: 'Form: area, 5 of 6.' }),
      other: msg({ message: 'Other', comment: 'Form: area of interest, 6 of 6.' }),
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
    submit: msg({ message: 'Send Message', comment: 'Form: button, idle. The English is fixed.' }),
    sending: msg({ message: 'Sending...', comment: 'Form: button, busy. The English is fixed.' }),
    privacy: msg({
      message:
        'I use your details only to reply to you. The <link>data privacy</link> page says who delivers your message and how long it is kept.',
      comment: 'Form: line under the button. <link> leads to data privacy.',
    }),
  },
  error: {
    firstName: msg({
      message: 'First name is required',
      comment: 'Form: error. The English is fixed.',
    }),
    lastName: msg({
      message: 'Last name is required',
      comment: 'Form: error. The English is fixed.',
    }),
    email: msg({ message: 'Invalid email address', comment: 'Form: error. The English is fixed.' }),
    subject: msg({ message: 'Subject is required', comment: 'Form: error. The English is fixed.' }),
    message: msg({ message: 'Message is required', comment: 'Form: error. The English is fixed.' }),
    tooLong: msg({
      message: 'String must contain at most {max} characters',
      comment:
        'Form: error when any field is too long. {max} is the field’s limit, formatted by code. The English is fixed.',
    }),
  },
  toast: {
    invalid: {
      title: msg({ message: 'Validation error', comment: 'Form: notice. The English is fixed.' }),
    },
    failed: {
      title: msg({ message: 'Error', comment: 'Form: notice, not sent: title. English is fixed.' }),
      text: msg({
        message: 'Failed to send message. Please try again or email me directly.',
        comment: 'Form: text of the notice after a failed send. The English is fixed.',
      }),
    },
    sent: {
      title: msg({ message: 'Message sent!', comment: 'Form: notice. The English is fixed.' }),
      text: msg({
        message: "Thank you for your message. I'll get back to you soon.",
        comment: 'Form: notice after sending. The English is fixed, with a straight apostrophe.',
      }),
    },
    close: msg({ message: 'Close this notice', comment: 'Form: button with a cross, spoken.' }),
    region: msg({
      message: 'Notices',
      comment: 'Spoken: the part of the page where messages of the form appear.',
    }),
  },
  outage: {
    title: msg({ message: 'Your message could not be sent', comment: 'Heading. [max 50]' }),
    text: msg({
      message:
        'The form cannot deliver your message at the moment. Everything you wrote is still here. Please send it from your email program: a draft to {email} is ready, with your text in it.',
      comment: 'Form: panel “not delivered”. {email}: the advisor’s address, a link.',
    }),
    long: msg({
      message:
        'The form cannot deliver your message at the moment. Everything you wrote is still here, but too long for a ready email draft: please copy it and paste it into an email to {email}.',
      comment: 'Form: panel “not delivered”, long text. {email}: the advisor’s address, a link.',
    }),
    offline: msg`You seem to be offline. Your text stays in the form; send it once you are back online.`,
    mailButton: msg({ message: 'Open the email draft', comment: 'Button. [max 30]' }),
    retry: msg({ message: 'Try again', comment: 'Form: panel “not delivered”: sends again.' }),
  },
  sent: msg({ message: 'Your message is on its way to me', comment: 'After sending. [max 50]' }),
  sentNote: msg`There’s nothing else you need to do.`,
  thanks: {
    title: msg({ message: 'Thank you', comment: 'Thank-you page: heading, tab. [max 60]' }),
    text: msg`I read every message myself and reply to it.`,
    within: msg({
      message:
        'I read every message myself and reply within {days, plural, one {one working day} =2 {two working days} =3 {three working days} other {# working days}}.',
      comment: 'Thank-you page, once the advisor has set a time. {days} is a number.',
    }),
  },
  notSent: {
    invalid: {
      title: msg({
        message: 'Not sent yet: please check your entries',
        comment: 'Answer to the form without JavaScript, wrong field: heading, tab. [max 60]',
      }),
      reason: msg`The form sends a message once every required field is filled in, the email address is valid and no text is too long.`,
    },
    unavailable: {
      title: msg({ message: 'Your message has not been sent yet', comment: 'Heading. [max 60]' }),
      reason: msg`If you have just sent the form, it could not deliver your message.`,
    },
    tooMany: {
      title: msg({
        message: 'Not sent yet: please wait a few minutes',
        comment: 'Answer after too many posts of the form: heading, tab. [max 60]',
      }),
      reason: msg({
        message:
          'If you have just sent the form, too many messages have come from your internet connection. Please wait {minutes} minutes before you send yours.',
        comment: 'Answer after too many posts of the form. {minutes} is a number above 1.',
      }),
    },
    back: msg`Go back in your browser: everything you typed is still there. Or write to me by email.`,
    mailButton: msg({ message: 'Write an email', comment: 'Button: opens an email. [max 30]' }),
  },
  preview: msg`This is a preview of the website: its form delivers nothing. Please use the published website, or write an email.`,
  mail: {
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
  },
};

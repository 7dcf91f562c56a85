import { msg } from '@lingui/core/macro';

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
    lead: msg`Three sentences are enough. I’ll ask about the rest.`,
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
      value: msg({ message: 'By arrangement', comment: 'After “Appointments”. [fixed]' }),
    },
  },
  appointment: {
    title: msg({ message: 'Would you rather talk?', comment: 'Heading, calendar card. [max 40]' }),
    text: msg`Pick a time for an introductory video call. An outside provider runs the calendar and receives nothing about you until you click.`,
    button: msg({ message: 'Book video call', comment: 'Button. [fixed] [max 30]' }),
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
    text: msg`Your message has arrived. I’ll read it myself and reply.`,
    within: msg({
      message:
        'Your message has arrived. I’ll read it myself and reply within {days, plural, one {one working day} =2 {two working days} =3 {three working days} other {# working days}}.',
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
};

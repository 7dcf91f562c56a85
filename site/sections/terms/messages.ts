import { msg } from '@lingui/core/macro';

export const terms = {
  title: msg({ message: 'What happens next', comment: 'Heading above three steps. [max 34]' }),
  message: {
    title: msg({ message: 'You write or call', comment: 'Heading. [max 28]' }),
    text: msg`I answer every message myself.`,
    personalReplyWithin: msg({
      message:
        'I answer every message myself, within {days, plural, one {one working day} =2 {two working days} =3 {three working days} other {# working days}}.',
      comment: 'Beside the portrait, where the visitor writes. {days} is a number.',
    }),
    replyWithin: msg({
      message:
        'You’ll hear from me within {days, plural, one {one working day} =2 {two working days} =3 {three working days} other {# working days}}.',
      comment: 'Once the advisor has set a time. {days} is a number.',
    }),
    urgent: msg`If it’s urgent, call me:`,
  },
  talk: {
    title: msg({
      message: 'An introductory call',
      comment: 'What happens next, step 2, heading. [max 28]',
      context: 'step 2 of 3',
    }),
    text: msg`You describe the situation and I keep asking questions until I understand it. At the end you’ll know whether I can help, and how.`,
    minutes: msg({
      message: 'The introductory call takes {minutes, plural, one {# minute} other {# minutes}}.',
      comment: 'Once the length of the call is known. {minutes} is a number.',
    }),
    minutesFree: msg({
      message:
        'The introductory call takes {minutes, plural, one {# minute} other {# minutes}} and costs nothing.',
      comment: 'Once the length of the call is known, if free. {minutes} is a number.',
    }),
    free: msg`The introductory call costs nothing.`,
    price: msg({
      message: 'The introductory call costs {price}.',
      comment: 'If the call has a price. {price}: “€200 plus VAT”, from code.',
    }),
  },
  session: {
    minutes: msg({
      message: 'A coaching session lasts {minutes, plural, one {# minute} other {# minutes}}.',
      comment: 'In the hero of coaching. {minutes} is a number.',
    }),
    price: msg({
      message: 'A coaching session costs {price}.',
      comment: 'The same. {price}: “€300 plus VAT”, from code.',
    }),
    minutesAndPrice: msg({
      message:
        'A coaching session lasts {minutes, plural, one {# minute} other {# minutes}} and costs {price}.',
      comment: 'The same, once both are known.',
    }),
  },
  price: {
    net: msg({
      message: '{price} plus VAT',
      comment: 'In a sentence: “A coaching session costs …”. {price} is from code, e.g. €200.',
    }),
    withoutVat: msg({
      message: '{price}, no VAT (§ 19 UStG)',
      comment: 'The same for a small business. {price} is from code. UStG: German law.',
    }),
  },
  languages: msg({
    message: 'I work in {languages}.',
    comment: 'In the hero. {languages}: “English, German and French”, from code.',
  }),
  references: msg({
    message:
      'Before you hire me, you can talk to {count, plural, one {a former client} =2 {two former clients} =3 {three former clients} other {# former clients}}.',
    comment: 'Where the advisor introduces herself or himself. {count} is a number.',
  }),
  decision: {
    title: msg({ message: 'Your decision', comment: 'What happens next, 3: heading. [max 28]' }),
    text: msg`I tell you what I’d do, how long it would take and what it would cost. Then you decide.`,
    dayRate: msg({
      message: 'My day rate is {rate}.',
      comment: 'Consulting and interim leadership. {rate}: “€2,000 plus VAT”, from code.',
    }),
    charging: {
      day: msg`I charge by the day.`,
      month: msg`I charge by the month.`,
      fixed: msg`I charge a fixed price that we agree beforehand.`,
    },
  },
};

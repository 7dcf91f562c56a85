import { msg } from '@lingui/core/macro';
import { linkLabels, nav } from '../../sections/messages.js';

export const schedule = {
  seo: {
    title: msg({
      message: 'Workshop and T-Group seminar: how they run, how to apply',
      comment: 'Browser tab and search result. [max 60]',
    }),
    description: msg({
      message:
        'A short Emotional Leadership Workshop, or four days in a T-Group, online and in Berlin: how they run, what the seminar costs and how to apply.',
      comment: 'Search result. [120–155]',
    }),
  },
  hero: {
    eyebrow: nav.cases.tgroupCase,
    title: linkLabels.schedule,
    text: msg`Four days, a small group and no agenda. You find out what you’re like to work with.`,
  },
  workshop: {
    language: msg({ message: 'By arrangement', comment: 'Language of the workshop.' }),
    text: msg`You practise saying what worries or annoys you while there’s still time to act on it. You’ll know the price before you commit.`,
    when: {
      label: msg({ message: 'When', comment: 'Label in the workshop’s facts.' }),
      value: msg`For your own team, we choose the date together. I also run open groups; ask me about the next one.`,
    },
    button: msg({ message: 'Ask about a workshop', comment: 'Button: prepared email. [max 30]' }),
  },
  next: {
    none: msg`The next seminar has no date yet. Tell me which months suit you, and I’ll let you know as soon as there’s a date. A workshop for your own team doesn’t have to wait.`,
    tell: msg({
      message: 'Dates to follow',
      comment: 'Above the heading; seminar, value of “When”.',
    }),
    button: msg({ message: 'Ask about new dates', comment: 'Button. [max 30]' }),
  },
  seminars: {
    title: msg({
      message: '{year} seminar dates',
      comment: 'Heading. {year} is passed as text.',
    }),
    past: msg`These seminars are over. The tables show how the four days were spread out.`,
    name: msg({ message: 'Seminar {number}, {month}', comment: 'Table heading: 1 or 2, a month.' }),
    date: msg({ message: 'Date', comment: 'Table, column: the day.' }),
    time: msg({ message: 'Time', comment: 'Table, column: start and end.' }),
    place: msg({ message: 'Place', comment: 'Table, column: online or Berlin.' }),
    zone: msg`All times are Berlin time (CET, or CEST in summer).`,
    week: msg({
      message: 'Week {number}',
      comment: 'Below a day, in place of its date, where there is none yet: 1 or 2.',
    }),
    days: msg({
      message: 'How the four days run',
      comment: 'Spoken name of the four days in a drawing, with or without dates.',
    }),
    online: msg({ message: 'Online', comment: 'Table cell, column “Place”.' }),
    inPerson: msg({ message: 'In person, {city}', comment: 'Table cell. {city} is Berlin.' }),
    completed: msg({ message: 'Past', comment: 'Mark on a seminar whose last session has ended.' }),
    calendar: msg`Add all days to your calendar`,
    calendarLabel: msg({
      message: 'Add the session on {date} to your calendar',
      comment: 'Spoken name of a calendar icon beside a session. {date} is from code.',
    }),
  },
  calendar: {
    title: msg({
      message: 'T-Group seminar, session {number} of {count}',
      comment: 'Title of a session in the visitor’s own calendar. T-Group stays.',
    }),
    description: msg({ message: 'All dates and prices: {url}', comment: 'Calendar: description.' }),
  },
  details: {
    title: msg`T-Group seminar`,
    hours: msg({
      message: '{first} on the first day, {others} on the others.',
      comment: 'After the sentence on the sessions. {first} and {others}: times of day.',
    }),
    time: msg`Four days, with a coaching session beforehand and a group review afterwards`,
    where: msg`Online and in Berlin`,
  },
  costs: {
    title: msg({ message: 'What the seminar costs', comment: 'Heading: prices. [max 40]' }),
    conditions: [
      {
        term: msg({ message: 'Included', comment: 'Prices: label before what is in the price.' }),
        value: msg`Preparatory coaching session, group review, seminar room, water and coffee`,
      },
      {
        term: msg({ message: 'Not included', comment: 'Prices: label of a list.' }),
        value: msg({ message: 'Accommodation and meals', comment: 'What is not in the price.' }),
      },
      {
        term: msg({ message: 'Invoice', comment: 'Prices: label, then a value.' }),
        value: msg`Issued to you or to your company`,
      },
      {
        term: msg({ message: 'Bursaries', comment: 'Prices: label, then a value.' }),
        value: msg`Available on request`,
      },
    ],
    crypto: msg({
      message: '{unit}, if paid in cryptocurrency',
      comment: 'Read on from the large 0.4, the price. {unit} is a cryptocurrency.',
    }),
  },
  apply: {
    title: msg({ message: 'How to apply', comment: 'Heading above three numbered steps.' }),
    read: {
      title: msg({ message: 'Read', comment: 'Step 1 of applying, heading: read the article.' }),
      text: msg({
        message:
          'Begin with <article>this introductory article on T-Groups</article>. It tells you what to expect.',
        comment: 'Step 1 of applying. The text inside <article> is an external link.',
      }),
    },
    write: {
      title: msg({ message: 'Write', comment: 'Step 2 of applying, heading: write an email.' }),
      text: msg`Email me a short paragraph on why you’d like to take part. It doesn’t commit you to anything.`,
    },
    talk: {
      title: msg({ message: 'Talk', comment: 'Step 3 of applying, heading: a conversation.' }),
      text: msg`Then we decide together whether the seminar is right for you.`,
    },
    button: msg({ message: 'Apply by email', comment: 'Button: prepared email. [max 30]' }),
    early: msg`You can do all this before a date is set.`,
  },
  closing: {
    title: msg({ message: 'Not sure which?', comment: 'Heading: workshop or seminar. [max 50]' }),
    text: msg`Describe what you’d like to be different afterwards. I’ll say which one fits, or that neither does.`,
  },
  health: {
    title: msg`Please read before you apply`,
    who: msg`Working with feelings in a group can be demanding, so the seminar is for people who are mentally healthy and stable. It is no substitute for therapy.`,
    tell: msg`If you have, or have had, a mental illness, please speak to your doctor or therapist before you apply, and let me know. In the email or form, say only that you would like to discuss something in confidence.`,
    privacy: msg({
      message:
        'I use what you tell me about your health only to decide with you whether the seminar is right for you, and only with your consent. There’s more on the <link>data privacy</link> page.',
      comment: 'Health note, last line. <link> leads to data privacy.',
    }),
  },
  mail: {
    workshop: {
      subject: msg`Workshop Enquiry: Emotional Leadership`,
      body: msg({
        message:
          'Hello,\n\nI am interested in the Emotional Leadership Workshop.\n\nFor my team or in an open group:\n\n\nNumber of participants:\n\n\nOnline or in person:\n\n\nLanguage:\n\n\nPossible dates:\n\n\nKind regards\n',
        comment: 'Prepared email about a workshop, for the visitor to fill in. [max 450]',
      }),
    },
    newDates: {
      subject: msg`New dates for the T-Group seminar`,
      body: msg({
        message:
          'Hello,\n\nPlease write to me as soon as new dates for the T-Group seminar are set.\n\nMonths that suit me:\n\n\nEnglish or German:\n\n\nAs an individual or for a company:\n\n\nKind regards\n',
        comment: 'Prepared email about new seminar dates, for the visitor to fill in. [max 450]',
      }),
    },
    tgroup: {
      subject: msg({ message: 'T-Group Seminar Application', comment: 'Prepared email: subject' }),
      body: msg({
        message:
          'Hello,\n\nI would like to take part in a T-Group seminar and arrange a preparatory conversation.\n\nWhy I would like to take part:\n\n\nWhen I could take part:\n\n\nEnglish or German:\n\n\nAs an individual or for a company:\n\n\nTimes for our conversation:\n\n\nThere is something I would like to discuss in confidence first (yes or no):\n\n\nKind regards\n',
        comment:
          'Text of the prepared email about registering for a T-Group seminar, for the visitor to fill in. It deliberately asks for no health data: the last question lets people raise something without saying what. [max 600]',
      }),
    },
  },
};

import { msg } from '@lingui/core/macro';
import { footer, nav } from '../../sections/words.js';

/** The page with workshop and seminar dates. */
export const schedule = {
  seo: {
    title: msg({
      message: 'T-Group workshops and seminars: dates, prices',
      comment: 'Schedule page: browser tab and search result. Max 60.',
    }),
    description: msg({
      message:
        'Emotional Leadership workshop and T-Group seminar, online and in Berlin: how they run, group sizes, prices for individuals and companies, how to apply.',
      comment: 'Schedule page: search result. Length 120–155.',
    }),
  },
  hero: {
    eyebrow: nav.cases.tgroup,
    title: footer.schedule,
    subtitle: msg({
      message:
        'For executives and leadership teams: a three-hour workshop or a four-day seminar. In both you learn from what happens in the group.',
      comment: 'Schedule page: lead below the heading. Max 170.',
    }),
  },
  workshop: {
    text: msg({
      message:
        'A first taste of the method, for a leadership team or in an open group. You notice how feelings steer decisions and disagreements, and you practise putting that into words.',
      comment: 'Schedule page: description below “Emotional Leadership Workshop”. Max 220.',
    }),
    when: {
      label: msg({
        message: 'When',
        comment: 'Schedule page: label in the list of facts about the workshop.',
      }),
      value: msg({
        message:
          'Write to me for a session tailored to your team. Open groups are held regularly; ask me when the next one is.',
        comment: 'Schedule page: value of “When”, for the workshop.',
      }),
    },
    button: msg({
      message: 'Ask about a workshop',
      comment: 'Schedule page: button that opens the prepared email about a workshop. Max 30.',
    }),
  },
  next: {
    title: msg({
      message: 'New dates on request',
      comment: 'Schedule page: heading of the card once all seminars are over. Max 40.',
    }),
    text: msg({
      message:
        'The {year} seminars are over. Tell me if you are interested, and I will write to you as soon as new dates are set.',
      comment: 'Schedule page: text of that card. {year}: of the last seminars, as text.',
    }),
    button: msg({
      message: 'Ask for new dates',
      comment: 'Schedule page: button of that card; opens a prepared email. Max 30.',
    }),
  },
  seminars: {
    title: msg({
      message: '{year} seminar dates',
      comment:
        'Schedule page: heading above the tables; opens them when they are over. {year} is a year, passed as text.',
    }),
    name: msg({
      message: 'Seminar {number}, {month}',
      comment:
        'Schedule page: heading above each table of sessions. {number} is 1 or 2, {month} the name of the month, from code.',
    }),
    caption: msg({
      message: 'Sessions of seminar {number}',
      comment: 'Schedule page: caption of each table of sessions, spoken only. {number} is 1 or 2.',
    }),
    date: msg({
      message: 'Date',
      comment: 'Schedule page: column heading in the table of sessions: the day.',
    }),
    time: msg({
      message: 'Time',
      comment: 'Schedule page: column heading in the table of sessions: start and end.',
    }),
    place: msg({
      message: 'Place',
      comment: 'Schedule page: column heading in the table of sessions: online or Berlin.',
    }),
    timeRange: msg({
      message: '{start}–{end}',
      comment: 'Schedule page: table cell. {start} and {end} are times of day, from code.',
    }),
    zone: msg({
      message: 'Berlin time ({zone})',
      comment: 'Schedule page: line below a table. {zone}, from code: CET, MEZ or UTC+1.',
    }),
    online: msg({
      message: 'Online',
      comment: 'Schedule page: table cell in the column “Place”: the session is online.',
    }),
    inPerson: msg({
      message: 'In person, {city}',
      comment: 'Schedule page: table cell: the session is in person. {city} is Berlin.',
    }),
    completed: msg({
      message: 'Past',
      comment: 'Schedule page: mark on a seminar whose last session has ended.',
    }),
    upcoming: msg({
      message: 'Upcoming',
      comment: 'Schedule page: mark on a seminar still to come.',
    }),
    calendar: msg({
      message: 'Add to calendar',
      comment: 'Schedule page: link to the calendar file of a session still to come.',
    }),
    calendarLabel: msg({
      message: 'Add the session on {date} to your calendar',
      comment: 'Schedule page: spoken name of “Add to calendar”. {date} is from code.',
    }),
  },
  calendar: {
    title: msg({
      message: 'T-Group seminar, session {number} of {count}',
      comment:
        'Title of a session in the visitor’s own calendar. {number} and {count} are numbers. The term T-Group stays.',
    }),
    description: msg({
      message: 'All dates and prices: {url}',
      comment: 'Text of a session in the visitor’s calendar. {url}: the schedule page.',
    }),
  },
  details: {
    title: msg({
      message: 'The seminar in brief',
      comment: 'Schedule page: heading above the facts about the seminar.',
    }),
    hours: msg({
      message: '{first} on the first day, {others} on the others.',
      comment:
        'Schedule page: follows the sentence about the four sessions. {first} and {others} are times of day, e.g. 12:30–16:30.',
    }),
    support: {
      label: msg({
        message: 'Before and after',
        comment: 'Schedule page: facts about the seminar: what surrounds the sessions.',
      }),
      value: msg({
        message:
          'First a coaching session to prepare you; afterwards the group reviews what each of you has put into practice',
        comment: 'Schedule page: value of “Before and after”.',
      }),
    },
    location: {
      label: msg({
        message: 'Location',
        comment: 'Schedule page: label before the place where the seminar is held.',
        context: 'where the seminar is held',
      }),
      value: msg({
        message: 'Online and in Berlin',
        comment: 'Schedule page: where the seminar is held.',
      }),
    },
    language: {
      label: msg({
        message: 'Language',
        comment: 'Schedule page: label before the language spoken in the seminar.',
        context: 'language spoken in the seminar',
      }),
      value: msg({
        message: 'English or German',
        comment: 'Schedule page: language spoken in the seminar. Keep “or”: one of the two.',
      }),
    },
  },
  prices: {
    title: msg({ message: 'Prices', comment: 'Schedule page: heading above the prices.' }),
    crypto: {
      label: msg({
        message: 'Cryptocurrency',
        comment: 'Schedule page, prices: label for paying in a cryptocurrency.',
      }),
      value: msg({
        message: '{amount} {unit} instead of the price in euros',
        comment: 'Schedule page: price. {amount} is 0.4, {unit} a cryptocurrency.',
      }),
    },
    included: {
      label: msg({
        message: 'Included',
        comment: 'Schedule page, prices: label before what is in the price.',
      }),
      value: msg({
        message: 'Room, water and coffee',
        comment: 'Schedule page: what is in the price.',
      }),
    },
    excluded: {
      label: msg({
        message: 'Not included',
        comment: 'Schedule page, prices: label before what is not in the price.',
      }),
      value: msg({
        message: 'Accommodation and meals',
        comment: 'Schedule page: what is not in the price.',
      }),
    },
    invoice: {
      label: msg({
        message: 'Invoice',
        comment: 'Schedule page, prices: label before a sentence about the invoice.',
      }),
      value: msg({
        message: 'You will receive an invoice.',
        comment: 'Schedule page: value of “Invoice”.',
      }),
    },
    scholarship: {
      label: msg({
        message: 'Scholarships',
        comment: 'Schedule page, prices: label before a sentence about scholarships.',
      }),
      value: msg({
        message: 'Scholarships are available. If the price is what stands in your way, tell me.',
        comment: 'Schedule page: value of “Scholarships”.',
      }),
    },
  },
  apply: {
    title: msg({
      message: 'How to apply',
      comment: 'Schedule page: heading above three numbered steps.',
    }),
    read: msg({
      message:
        'Read <article>this introductory article on T-Groups</article>. It will tell you whether this way of learning suits you.',
      comment: 'Schedule page: step 1 of applying. The text inside <article> is an external link.',
    }),
    write: msg({
      message: 'Email me a short paragraph on why you would like to take part.',
      comment: 'Schedule page: step 2 of applying.',
    }),
    talk: msg({
      message: 'We then arrange a preparatory conversation.',
      comment: 'Schedule page: step 3 of applying.',
    }),
    button: msg({
      message: 'Apply by email',
      comment: 'Schedule page: button that opens the prepared email for registration. Max 30.',
    }),
    notBinding: msg({
      message: 'This email commits you to nothing. We decide together after the conversation.',
      comment: 'Schedule page: small line under the button “Apply by email”.',
    }),
  },
  health: {
    title: msg({
      message: 'Please read before you apply',
      comment: 'Schedule page: heading of the note on health.',
    }),
    who: msg({
      message:
        'The seminar is for people who are mentally healthy and stable. Working with feelings in a group can be demanding, and it does not replace therapy.',
      comment: 'Schedule page: health note, first paragraph. Plain, kind, without judgement.',
    }),
    tell: msg({
      message:
        'If you have a history of mental illness, two steps are necessary before you apply: let me know, and consult your therapist. One sentence to me is enough. Please leave diagnoses and details out of the email; we will talk about it in confidence.',
      comment: 'Schedule page: health note, second paragraph. Both steps are required.',
    }),
    privacy: msg({
      message:
        'I use what you tell me about your health only to decide with you whether the seminar is right for you, and only with your consent. More under <link>data privacy</link>.',
      comment: 'Schedule page: health note, last line. <link> leads to data privacy.',
    }),
  },
  mail: {
    workshop: {
      subject: msg({
        message: 'Workshop Inquiry: Emotional Leadership',
        comment: 'Subject of the prepared email about an Emotional Leadership workshop.',
      }),
      body: msg({
        message:
          'Hello,\n\nI am interested in the Emotional Leadership Workshop.\n\nFor my team or in an open group:\n\n\nNumber of participants:\n\n\nOnline or in person:\n\n\nPossible dates:\n\n\nKind regards\n',
        comment:
          'Text of the prepared email about an Emotional Leadership workshop, for the visitor to fill in. Max 450.',
      }),
    },
    newDates: {
      subject: msg({
        message: 'New dates for the T-Group seminar',
        comment: 'Subject of the prepared email that asks for new seminar dates.',
      }),
      body: msg({
        message:
          'Hello,\n\nPlease write to me as soon as new dates for the T-Group seminar are set.\n\nEnglish or German:\n\n\nAs an individual or for a company:\n\n\nKind regards\n',
        comment:
          'Text of the prepared email that asks for new seminar dates, for the visitor to fill in. Max 450.',
      }),
    },
    tgroup: {
      subject: msg({
        message: 'T-Group Seminar Registration',
        comment: 'Subject of the prepared email about registering for a T-Group seminar.',
      }),
      body: msg({
        message:
          'Hello,\n\nI would like to take part in a T-Group seminar and arrange a preparatory conversation.\n\nWhy I would like to take part:\n\n\nDates that suit me, in English or German:\n\n\nAs an individual or for a company:\n\n\nTimes for our conversation:\n\n\nThere is something I would like to discuss in confidence first (yes or no):\n\n\nKind regards\n',
        comment:
          'Text of the prepared email about registering for a T-Group seminar, for the visitor to fill in. It deliberately asks for no health data: the last question lets people raise something without saying what. Max 600.',
      }),
    },
  },
};

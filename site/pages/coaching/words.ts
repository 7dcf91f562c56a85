import { msg } from '@lingui/core/macro';

/** The page on executive coaching. */
export const coaching = {
  seo: {
    title: msg({
      message: 'Executive coaching for managing directors and boards',
      comment: 'Browser tab and search result. Max 60.',
    }),
    description: msg({
      message:
        'The higher you rise, the less you are contradicted. Confidential executive coaching, one to one or with the whole leadership team.',
      comment: 'Search result and structured data. Length 120–155.',
    }),
  },
  hero: {
    title: msg({ message: 'Who still contradicts you?', comment: 'Heading of the page. Max 40.' }),
    text: msg({
      message:
        'With every step up, agreement comes more easily and means less. Executive coaching is a conversation with someone who gains nothing by agreeing with you.',
      comment: 'Lead. Max 240.',
    }),
    for: msg({
      message:
        'For managing directors, board members and executives in Germany, Austria and Switzerland.',
      comment: 'Lead, paragraph 2: for whom and where. Max 140.',
    }),
    button: msg({
      message: 'Email me about executive coaching',
      comment:
        'Filled button that opens a prepared email, at the top and in the contact block. Max 34.',
    }),
  },
  services: {
    title: msg({ message: 'Alone, or with the team', comment: 'Heading above two cards. Max 44.' }),
    cards: [
      {
        title: msg({ message: 'One to one', comment: 'Card 1, heading. Max 32.' }),
        text: msg({
          message: 'For the question that you cannot raise in-house.',
          comment: 'Card 1, intro. Max 130.',
        }),
        point1: msg({
          message:
            'We start with what is on your desk this week and look for the pattern behind it.',
          comment: 'Card 1, point 1 of 3. Max 130.',
        }),
        point2: msg({
          message:
            'We rehearse the difficult conversation, and afterwards look at how it really went.',
          comment: 'Card 1, point 2 of 3. Max 130.',
        }),
        point3: msg({
          message: 'What you say stays between us, even when the company pays the invoice.',
          comment: 'Card 1, point 3 of 3: confidentiality. Max 130.',
        }),
      },
      {
        title: msg({ message: 'With the leadership team', comment: 'Card 2, heading. Max 32.' }),
        text: msg({
          message: 'For teams that get on well and still decide too little.',
          comment: 'Card 2, intro. Max 130.',
        }),
        point1: msg({
          message: 'I sit in on your regular meeting, and then say what I saw.',
          comment: 'Card 2, point 1 of 3. Max 130.',
        }),
        point2: msg({
          message:
            'Two people in conflict settle it with each other, with me in the room, and you no longer have to referee.',
          comment: 'Card 2, point 2 of 3. Max 130.',
        }),
        point3: msg({
          message:
            'The team practises plain speaking on small matters, so that it comes naturally on the large ones.',
          comment: 'Card 2, point 3 of 3. Max 130.',
        }),
      },
    ] as const,
  },
  roles: {
    title: msg({ message: 'What you can expect of me', comment: 'Heading: three roles. Max 40.' }),
    blocks: [
      {
        title: msg({ message: 'Counterweight', comment: 'Role 1: on the other scale. Max 24.' }),
        text: msg({
          message:
            'When you are certain, I look for the best argument on the other side. When you hesitate, I ask what you already know.',
          comment: 'Role 1. Max 160.',
        }),
      },
      {
        title: msg({ message: 'Mirror', comment: 'Role 2: says how one comes across. Max 24.' }),
        text: msg({
          message:
            'I tell you how you come across as we talk. Others may have noticed it too and kept it to themselves.',
          comment: 'Role 2. Max 170.',
        }),
      },
      {
        title: msg({ message: 'Memory', comment: 'Role 3: remembers what was resolved. Max 24.' }),
        text: msg({
          message: 'I remember what you meant to do, and I ask about it.',
          comment: 'Role 3. Max 150.',
        }),
      },
    ],
  },
  contact: {
    title: msg({ message: 'What is on your mind?', comment: 'Contact block: heading. Max 44.' }),
    text: msg({
      message:
        'A few lines are enough, without names if you prefer. The introductory call will show you whether you would tell me the rest.',
      comment: 'Text of the contact block. Max 220.',
    }),
  },
  mail: {
    subject: msg({
      message: 'Executive Coaching Inquiry',
      comment: 'Subject of the prepared email about executive coaching. The English is fixed.',
    }),
    body: msg({
      message:
        'Hello,\n\nI am interested in executive coaching.\n\nMy role:\n\n\nWhat is on my mind at the moment:\n\n\nLanguage I would like to work in:\n\n\nTimes that suit me:\n\n\nKind regards\n',
      comment: 'Text of the prepared email about executive coaching, to be filled in. Max 450.',
    }),
  },
};

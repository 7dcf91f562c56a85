import { msg } from '@lingui/core/macro';

export const coaching = {
  seo: {
    title: msg({
      message: 'Executive coaching for managing directors, Berlin',
      comment: 'Browser tab and search result. [max 60]',
    }),
    description: msg({
      message:
        'The higher you rise, the fewer people tell you you’re wrong. Confidential executive coaching, one to one or with the whole leadership team.',
      comment: 'Search result and structured data. [120–155]',
    }),
  },
  hero: {
    title: msg({
      message: 'Who still tells you you’re wrong?',
      comment: 'Heading of the page. [max 40]',
    }),
    text: msg`If no name comes to mind, it’s probably not because you’re always right. Leading a company through a crisis, I found out how rarely anyone says no to the person in charge. I’ll tell you when I think you’re wrong. What you say stays between us; if the company pays, it gets an invoice and nothing else.`,
    note: msg`For managing directors, board members and executives.`,
    button: msg({ message: 'Ask for a confidential call', comment: 'Button. [max 34]' }),
  },
  offers: {
    title: msg({ message: 'On your own, or with the team', comment: 'Heading. [max 44]' }),
    cards: [
      {
        title: msg({ message: 'One to one', comment: 'Card 1, heading. [max 32]' }),
        text: msg`For the question you can’t ask inside the company.`,
        points: [
          msg`We start with what’s on your desk this week.`,
          msg`We rehearse the difficult conversation, and afterwards look at how it really went.`,
          msg`You leave each session knowing what you’ll do before the next.`,
        ],
      },
      {
        title: msg({ message: 'With the leadership team', comment: 'Card 2, heading. [max 32]' }),
        text: msg`For teams that postpone a decision rather than argue over it. What anyone tells me in private stays with me.`,
        points: [
          msg`I sit in on your regular meeting and then tell you what I saw.`,
          msg`Two people at odds talk it out with me in the room, so you don’t have to referee.`,
          msg`The team practises disagreeing, starting where little is at stake.`,
        ],
      },
    ] as const,
  },
  roles: {
    title: msg({ message: 'What you’ll hear from me', comment: 'Heading. [max 40]' }),
    blocks: [
      {
        term: msg({ message: 'I disagree', comment: 'Role 1: contradicts you. [max 24]' }),
        quote: msg`“Suppose you’re wrong. How would you know?”`,
        value: msg`When you’re certain, I make the strongest case against your decision. When you hesitate, I ask what you’re waiting for.`,
      },
      {
        term: msg({
          message: 'I observe',
          comment: 'Role 2: says how one comes across. [max 24]',
        }),
        quote: msg`“You’ve just answered a question I didn’t ask.”`,
        value: msg`I tell you at once what I notice, while you can still hear yourself saying it.`,
      },
      {
        term: msg({
          message: 'I remember',
          comment: 'Role 3: remembers what was resolved. [max 24]',
        }),
        quote: msg`“You were going to have that conversation by Friday. Did you?”`,
        value: msg`I remind you of what you decided last time, whatever has come up since.`,
      },
    ] as const,
  },
  outcomes: {
    title: msg({ message: 'What you can expect', comment: 'Heading. [max 40]' }),
    steps: [
      {
        term: msg({ message: 'After the first call', comment: 'Term 1 of 4. [max 30]' }),
        value: msg`You’ll know whether I think coaching will help you, and when we could start.`,
      },
      {
        term: msg({ message: 'After the first sessions', comment: 'Term 2 of 4. [max 30]' }),
        value: msg`The conversation you’ve been putting off is in the diary, and you’ve said the opening line aloud.`,
      },
      {
        term: msg({ message: 'At the end', comment: 'Term 3 of 4. [max 30]' }),
        value: msg`In the first session you write down what you want from coaching. When you have it, we stop.`,
      },
      {
        term: msg({ message: 'Who it’s not for', comment: 'Term 4 of 4. [max 30]' }),
        value: msg`Coaching won’t help anyone who’s been sent and would rather not be there. Nor is it a substitute for therapy.`,
      },
    ],
  },
  casesTitle: msg({ message: 'Ask me about', comment: 'Heading above two links. [max 30]' }),
  contact: {
    title: msg({
      message: 'Which conversation are you avoiding?',
      comment: 'Contact block: heading. [max 44]',
    }),
    text: msg`Just write that you’d like to talk. Names and details can wait for the call.`,
  },
  mail: {
    subject: msg({
      message: 'Executive Coaching Inquiry',
      comment: 'Subject of the prepared email on coaching. [fixed]',
    }),
    body: msg({
      message:
        'Hello,\n\nI am interested in executive coaching.\n\nMy role:\n\n\nThe subject (three sentences are enough):\n\n\nLanguage I would like to work in:\n\n\nTimes that suit me:\n\n\nKind regards\n',
      comment: 'Text of the prepared email about executive coaching, to be filled in. [max 450]',
    }),
  },
};

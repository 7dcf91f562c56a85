import { msg } from '@lingui/core/macro';

export const strategy = {
  seo: {
    title: msg({
      message: 'Strategy consulting for mid-sized companies, Berlin',
      comment: 'Browser tab and search result. [max 60]',
    }),
    description: msg({
      message:
        'When a strategy stalls, the team has often agreed on the words but not on the consequences. Strategy consulting for companies with 50–500 employees.',
      comment: 'Search result and structured data. [120–155]',
    }),
  },
  hero: {
    title: msg({ message: 'The plan is rarely the problem', comment: 'Page heading. [max 40]' }),
    text: msg`You have a strategy, and everything carries on as before. Usually the team has agreed on the words but never on the consequences: what the company gives up, who’s responsible for each initiative, where the money comes from. We work those out together.`,
    note: msg`For companies with 50–500 employees.`,
    button: msg({ message: 'Email me to arrange a call', comment: 'Email button. [max 34]' }),
  },
  offers: [
    {
      id: 'work',
      caseName: 'strategyCase',
      eyebrow: msg({ message: 'Strategy and execution', comment: 'Card 1, heading. [max 40]' }),
      title: msg`Ask three people in your leadership team what the strategy has made you stop doing.`,
      text: msg`Three different answers? Then this is where we start.`,
      points: [
        msg`First I ask everyone in the leadership team, one by one, what became of the last strategy.`,
        msg`Then the team meets off site and writes down, in its own words, what it will stop doing and who is responsible for the rest. A workshop for a concert hall took two days.`,
        msg`Over the next few months I come back and ask what you’ve decided differently.`,
      ],
    },
    {
      id: 'organisation',
      caseName: 'transferPricingCase',
      eyebrow: msg({ message: 'Organisation and responsibility', comment: 'Heading. [max 40]' }),
      title: msg`For a week, note every decision that lands on your desk but shouldn’t.`,
      text: msg`Bring the list to the introductory call.`,
      points: [
        msg`The leadership team gives each of those decisions to one person, who makes it and answers for it.`,
        msg`Before a restructuring begins, we agree who hears about it, and in what order. If there’s a works council, you talk to it before anything is decided.`,
        msg`In a group of companies we settle what head office does for each of them, and at what price.`,
      ],
    },
  ] as const,
  roles: {
    title: msg({ message: 'Three roles, kept apart', comment: 'Heading: three roles. [max 40]' }),
    intro: msg`I’ll tell you before I switch from one to another.`,
    blocks: [
      {
        title: msg({
          message: 'Advice',
          comment: 'Role 1: giving advice, not “adviser”. [max 24]',
        }),
        text: msg`I give you my opinion; the decision is yours. Within a few weeks you’ll have a written account of where your last strategy got stuck and which decisions nobody has made.`,
      },
      {
        title: msg({ message: 'Facilitation', comment: 'Role 2: leading a meeting. [max 24]' }),
        text: msg`I run the meeting, so you’re free to argue your case. You leave with a decision and, for each part of it, a name, a budget and a date.`,
      },
      {
        title: msg({ message: 'Follow-through', comment: 'Role 3: checks on results. [max 24]' }),
        text: msg`When people push back, I’m still there. The follow-up dates go in the diary on day one, because nobody finds the time later.`,
      },
    ] as const,
    notFor: msg`I’m the wrong choice if you want a market study, or a report that backs what you were going to do anyway.`,
  },
  related: msg({ message: 'A related case', comment: 'Small line above a case. [max 30]' }),
  contact: {
    title: msg({
      message: 'Tell me what you need to decide',
      comment: 'Contact: heading. [max 44]',
    }),
    text: msg`On the call I’ll tell you where I’d look first, what I’d leave alone and when I’m free. You’ll have a timetable and a price before you commit.`,
  },
  mail: {
    subject: msg({
      message: 'Initial Consultation Request',
      comment: 'Subject of the prepared email on strategy. [fixed]',
    }),
    body: msg({
      message:
        'Hello,\n\nI would like to arrange an introductory call.\n\nOur company in one sentence:\n\n\nWhat we need to decide or change:\n\n\nTimes that suit me:\n\n\nKind regards\n',
      comment: 'Text of the prepared email about strategy consulting, to be filled in. [max 450]',
    }),
  },
};

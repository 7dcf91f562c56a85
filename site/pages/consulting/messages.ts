import { msg } from '@lingui/core/macro';
import { forCompanies, outcomes } from '../../shared/messages.js';

export const consulting = {
  seo: {
    title: msg({
      message: 'Strategy consulting for mid-sized companies, Berlin',
      comment: 'Browser tab and search result. [max 60]',
    }),
    description: msg({
      message:
        'When execution stalls, a team has often agreed on the words but not on the consequences. Strategy consulting for companies with 50–500 employees.',
      comment: 'Search result and structured data. [120–155]',
    }),
  },
  hero: {
    title: msg({ message: 'The plan is rarely the problem', comment: 'Page heading. [max 40]' }),
    text: msg`When execution stalls, the leadership team has usually agreed on the words but not on the consequences. Since 2010, in board or director roles, I have answered for such consequences myself. I work with you until everyone knows what the company gives up, who is responsible for which initiative, and where the budget and the people come from.`,
    for: forCompanies,
    button: msg({
      message: 'Email me to arrange a call',
      comment: 'Email button: opens an email that asks for an introductory call. [max 34]',
    }),
  },
  services: [
    {
      id: 'work',
      proof: 'strategyCase',
      title: msg({ message: 'Strategy and execution', comment: 'Card 1, heading. [max 40]' }),
      text: msg`For leadership teams with a strategy and too little to show for it.`,
      point1: msg`We begin with the last strategy and what became of it.`,
      point2: msg`At an offsite the team makes its choice and puts it in its own words.`,
      point3: msg`In the months that follow I come back on agreed dates and ask what you are deciding differently now.`,
    },
    {
      id: 'organisation',
      proof: 'transferPricingCase',
      title: msg({
        message: 'Organisation and responsibility',
        comment: 'Card 2, heading. [max 40]',
      }),
      text: msg`For companies where too much lands on the managing director’s desk.`,
      point1: msg`We redraw responsibilities so that every decision has one person who takes it and answers for it.`,
      point2: msg`In a restructuring we plan the order of the conversations: who hears what, from whom and when.`,
      point3: msg`In a group of companies we settle what head office does for whom, and what it charges for that.`,
    },
  ] as const,
  roles: {
    title: msg({ message: 'Three roles, kept apart', comment: 'Heading: three roles. [max 40]' }),
    text: msg`Consulting goes wrong when nobody knows which role the consultant is in. I tell you which one I am in, and when I switch.`,
    blocks: [
      {
        title: msg({
          message: 'Advice',
          comment: 'Role 1: giving advice, not “adviser”. [max 24]',
        }),
        text: msg`I tell you what I would do, and why. Challenge the reasoning; the decision is yours.`,
      },
      {
        title: msg({ message: 'Facilitation', comment: 'Role 2: leading a meeting. [max 24]' }),
        text: msg`I run the meeting so that you can argue your case instead of watching the clock.`,
      },
      {
        title: msg({ message: 'Follow-through', comment: 'Role 3: checks on results. [max 24]' }),
        text: msg`I come back when resistance is likely to be strongest. We set aside the days for that before we start.`,
      },
    ],
  },
  outcomes: {
    title: outcomes.title,
    notFor: msg`I am the wrong choice if you want a market study, or someone to endorse a decision you have already taken.`,
    steps: [
      {
        title: outcomes.call,
        text: msg`My view of where it is stuck, what I would tackle first, and what I would leave alone.`,
      },
      {
        title: outcomes.weeks,
        text: msg`A written account of what became of your last strategy, based on conversations with everyone on the leadership team, and a list of the decisions still to be taken.`,
      },
      {
        title: msg({ message: 'After the offsite', comment: 'Card 3 of 3, heading. [max 30]' }),
        text: msg`What the team has decided, in its own words: what stops, who is responsible for what, where the budget and the people come from. And the dates on which I will come back and ask.`,
      },
    ],
  },
  cases: {
    title: msg({ message: 'Cases, in brief', comment: 'Heading above two cases. [max 30]' }),
    related: msg({
      message: 'A related case',
      comment: 'Small line above a case that a service card links to. [max 30]',
    }),
  },
  contact: {
    title: msg({ message: 'What do you need to decide?', comment: 'Contact: heading. [max 44]' }),
    text: msg`Two or three lines about the company and the decision are enough. The company’s name can wait. I will suggest a time for an introductory call, or tell you plainly that I cannot help.`,
  },
  mail: {
    subject: msg({
      message: 'Initial Consultation Request',
      comment: 'Subject of the prepared email on strategy. English fixed.',
    }),
    body: msg({
      message:
        'Hello,\n\nI would like to arrange an introductory call.\n\nOur company in one sentence:\n\n\nWhat we need to decide or change:\n\n\nTimes that suit me:\n\n\nKind regards\n',
      comment: 'Text of the prepared email about strategy consulting, to be filled in. [max 450]',
    }),
  },
};

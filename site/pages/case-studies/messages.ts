import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseName } from '../../routes.js';
import { keyNumbers } from '../../sections/stats/messages.js';

type Titled = Record<'title' | 'text', MessageDescriptor>;

export type CaseTexts = {
  role?: MessageDescriptor;
  /** Small line above the heading, where the case does not illustrate the service. @default its name */
  eyebrow?: MessageDescriptor;
  lead: MessageDescriptor;
  seo: { title: MessageDescriptor; description: MessageDescriptor };
  /** Its result: a value and what it counts. */
  result?: { value: MessageDescriptor; label: MessageDescriptor };
  /** Label of the button, if it differs from the shared one. */
  ask?: MessageDescriptor;
  /** Label of the link to the page that answers more. */
  more?: MessageDescriptor;
  /** What the advisor thinks about such a task; it needs no client’s consent. */
  opinion: Titled & { points?: readonly object[] };
  /** Questions that visitors can send to the form. */
  questions: readonly MessageDescriptor[];
  /** Its paragraphs and the day of publication; without them the page says that the study is being updated. */
  published?: { on: `${number}-${number}-${number}`; text: readonly MessageDescriptor[] };
};

export const caseStudy = {
  role: msg({ message: 'My role', comment: 'Facts: label before the advisor’s role.' }),
  questions: msg({ message: 'What would you like to know?', comment: 'Heading. [max 40]' }),
  lead: msg`Pick a question to start your message, or ask your own.`,
  ask: msg({ message: 'Ask about this case', comment: 'Button. [max 34]' }),
  next: msg({ message: 'Read next', comment: 'Heading above one case, with its link. [max 30]' }),
  updating: {
    title: msg`This case study is currently being updated`,
    text: msg`The full text will appear here, so do check back. In the meantime, ask me.`,
  },
};

export const caseTexts = {
  restructuringCase: {
    opinion: {
      title: msg({ message: 'Three questions for the first week', comment: 'Heading.' }),
      text: msg`In a crisis you need all three answers by Friday. Start with the one you can’t give today.`,
      points: [
        {
          title: msg`How many weeks do you have?`,
          text: msg`Count only the money that’s certain to come in, and all the money that might go out.`,
        },
        {
          title: msg`What has to be decided first?`,
          text: msg`Whatever would lose you the bank, your largest customer or your best people if it waited another week.`,
        },
        {
          title: msg({ message: 'What can wait?', comment: 'Heading: question 3 of 3.' }),
          text: msg`More than you think. But tell people what, or they’ll carry on doing it.`,
        },
      ],
    },
    result: {
      value: keyNumbers.crisis.value,
      label: msg({ message: 'employees led through a crisis', comment: 'Below “100”. [max 40]' }),
    },
    role: msg({ message: 'Interim CEO', comment: '“Restructuring”: “My role”. Gender open.' }),
    questions: [
      msg`Cash is running short. What do I have to decide this week?`,
      msg`Who needs to hear what, and when?`,
      msg`How do I know whether we need someone from outside?`,
    ],
    lead: msg`The bank, the customers and the staff all want an answer today. Someone has to say who gets one first.`,
    seo: {
      title: msg({
        message: 'Case study: restructuring as interim CEO',
        comment: '“Restructuring”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'I led a company with more than 100 employees through a crisis as interim CEO. Three questions to answer in the first week, starting with the cash.',
        comment: '“Restructuring”: search result and structured data. [120–155]',
      }),
    },
  },
  growthCase: {
    opinion: {
      title: msg({
        message: 'You leave the group. Its habits come with you.',
        comment: 'Heading on “Growth”, a carve-out.',
      }),
      text: msg`Check four things before you plan any growth.`,
      points: [
        {
          term: msg({ message: 'Approvals', comment: '“Growth”, habit 1 of 4. [max 20]' }),
          value: msg`Decisions used to go upstairs. There’s no upstairs any more, so settle who can say yes without asking.`,
        },
        {
          term: msg({ message: 'Shared services', comment: '“Growth”, habit 2 of 4. [max 20]' }),
          value: msg`Payroll, IT, purchasing: what the group quietly took care of now costs money or doesn’t get done.`,
        },
        {
          term: msg({ message: 'Reports', comment: '“Growth”, habit 3 of 4. [max 20]' }),
          value: msg`Keep whatever the regulator requires. For every other report, ask who bases a decision on it. If nobody does, stop writing it.`,
        },
        {
          term: msg({ message: 'Budgets', comment: '“Growth”, habit 4 of 4. [max 20]' }),
          value: msg`Money for growth comes out of something you already do. Whoever runs it will object. Have that argument first.`,
        },
      ],
    },
    result: keyNumbers.growth,
    role: msg({
      message: 'Executive in charge of growth',
      comment: '“Growth”: “My role”. Gender open.',
    }),
    eyebrow: msg({ message: 'From my career', comment: 'Small line. [max 24]' }),
    questions: [
      msg`What do we give up to pay for growth?`,
      msg`We’re growing and I still decide everything. What do I hand over first?`,
      msg`What does the group do for us today, and what will we miss first?`,
    ],
    lead: msg`Out of the group, and on its own`,
    seo: {
      title: msg({
        message: 'Case study: growth in a financial-services carve-out',
        comment: '“Growth”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'Revenue and profit more than doubled in a financial-services carve-out. What to check before you plan growth: approvals, services, reports, budgets.',
        comment: '“Growth”: search result and structured data. [120–155]',
      }),
    },
  },
  strategyCase: {
    opinion: {
      title: msg`A team that can’t state its decision in its own words hasn’t made one`,
      text: msg`Put your last away day to the test. Ask everyone in the team, one by one, to finish these sentences.`,
      points: [
        {
          title: msg({ message: 'From Monday we will no longer …', comment: 'To be finished.' }),
          summary: msg`If nobody winces, nothing has been stopped.`,
        },
        {
          title: msg({ message: 'The person responsible is …', comment: 'To be finished.' }),
          summary: msg`One name. “All of us” means nobody.`,
        },
        {
          title: msg({ message: 'The money will come out of …', comment: 'To be finished.' }),
          summary: msg`Whoever loses it should have been in the room.`,
        },
      ],
    },
    result: {
      value: msg({ message: '<n>2</n> days', comment: '“Strategy”, large: its length. [max 16]' }),
      label: msg({ message: 'for a strategy workshop', comment: '“Strategy”, small. [max 40]' }),
    },
    questions: [
      msg`Two of us want opposite things. Who has the last word?`,
      msg`What can be settled in two days, and what can’t?`,
      msg`How do I make sure Monday is any different?`,
    ],
    lead: msg({ message: 'When everyone in the room is right', comment: 'A concert hall.' }),
    seo: {
      title: msg({
        message: 'Case study: a strategy workshop for a concert hall',
        comment: '“Strategy”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'Music, audience, budget: a two-day strategy workshop for a concert hall. Three sentences that show whether your own team has decided anything.',
        comment: '“Strategy”: search result and structured data. [120–155]',
      }),
    },
  },
  transferPricingCase: {
    opinion: {
      title: msg`Ask both sides what head office does`,
      text: msg`What the tax authorities accept is a question for your tax adviser. My part comes first: I ask each side for a list. Where the two differ, you’ve found your dispute. An invented example:`,
      points: [
        {
          title: msg({ message: 'Head office writes', comment: 'Above list 1 of 2. [max 40]' }),
          items: [
            msg({ message: 'IT for everyone, round the clock', comment: 'List 1, line 1.' }),
            msg({ message: 'Better purchasing terms', comment: 'List 1, line 2.' }),
            msg({ message: 'Advice on every major contract', comment: 'List 1, line 3.' }),
          ],
        },
        {
          title: msg({ message: 'The subsidiary writes', comment: 'Above list 2 of 2. [max 40]' }),
          items: [
            msg({ message: 'IT that calls back the next day', comment: 'List 2, line 1.' }),
            msg({ message: 'Terms we could get ourselves', comment: 'List 2, line 2.' }),
            msg({ message: 'Waiting for a signature', comment: 'List 2, line 3.' }),
          ],
        },
      ] as const,
    },
    questions: [
      msg`Head office works for everyone. Who sets the price?`,
      msg`Who can refuse the invoice, and what happens then?`,
      msg`What do the companies get for their money?`,
    ],
    lead: msg`When head office sends an invoice`,
    seo: {
      title: msg({
        message: 'Case study: transfer pricing for corporate functions',
        comment: '“Transfer pricing”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'Head office works for every company in the group. What should each one pay? Begin by asking both sides what head office does.',
        comment: '“Transfer pricing”: search result and structured data. [120–155]',
      }),
    },
  },
  coachingCase: {
    opinion: {
      title: msg`What have you kept to yourself for weeks?`,
      text: msg`Write it down without softening it, then read it aloud. Bring me the part you stumble over. It stays between us.`,
    },
    ask: msg({ message: 'Ask a question about coaching', comment: 'Button. [max 34]' }),
    questions: [
      msg`There’s a conversation I keep putting off. How do I start it?`,
      msg`I’m sure of my decision. What’s the case against it?`,
      msg`Am I still in the right job?`,
    ],
    lead: msg`One to one, with someone from outside`,
    seo: {
      title: msg({
        message: 'Executive coaching: starting with what can’t wait',
        comment: '“Executive coaching”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'A conversation you keep putting off, a decision nobody questions, a job that may no longer fit: executive coaching, one to one and in confidence.',
        comment: '“Executive coaching”: search result and structured data. [120–155]',
      }),
    },
  },
  tgroupCase: {
    opinion: {
      title: msg`In the meeting nobody says anything. In the group you hear why.`,
      text: msg`Imagine you ask whether anyone has anything to add. Which answer would you rather hear?`,
      points: [
        {
          quote: msg`“No, nothing to add.”`,
          term: msg({ message: 'In the meeting', comment: '“T-Group”: where this is said.' }),
        },
        {
          quote: msg`“While I was speaking, you looked at the clock twice. After that I kept quiet.”`,
          term: msg({ message: 'In the T-Group', comment: '“T-Group”: where this is said.' }),
        },
      ],
    },
    more: msg({ message: 'How it runs and what it costs', comment: 'Link. [max 34]' }),
    ask: msg({ message: 'Ask about the T-Group', comment: 'Button on “T-Group”. [max 34]' }),
    questions: [
      msg({
        message: 'What happens without an agenda?',
        comment: 'Case study “T-Group”: question 1 of 3, asked by somebody who may take part.',
      }),
      msg`What can I keep to myself?`,
      msg`What do I take back to my team?`,
    ],
    result: {
      value: msg({ message: '<n>{range}</n>', comment: 'Large figure, from code: 6–10.' }),
      label: msg({ message: 'participants in a seminar', comment: 'Below the figure. [max 40]' }),
    },
    lead: msg`A small group without an agenda, two days online and two in Berlin`,
    seo: {
      title: msg({
        message: 'T-Group: leadership training in a small group',
        comment: '“T-Group”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'In a T-Group, a small group without an agenda, you find out how you affect others. Four days, online and in Berlin, in English or German.',
        comment: '“T-Group”: search result and structured data. [120–155]',
      }),
    },
  },
} satisfies Record<CaseName, CaseTexts>;

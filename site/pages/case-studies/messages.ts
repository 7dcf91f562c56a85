import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseName, PageName } from '../../paths.js';
import { caseTeasers, type CaseTeaserWords } from '../../shared/cases/messages.js';
import { facts } from '../../shared/stats/messages.js';
import type { nav } from '../../shared/messages.js';

/** A case study's own page. */
export type CaseStudy = {
  /** The advisor's role. */
  role?: MessageDescriptor;
  /** Small line above the heading, where the case does not illustrate the service. @default its name */
  eyebrow?: MessageDescriptor;
  /** The page of the service that the case illustrates. */
  servicePage: Exclude<keyof typeof nav.services, 'label'>;
  /** The most similar case. */
  next: CaseName;
  /** Lead below the heading. */
  subtitle: MessageDescriptor;
  seo: { title: MessageDescriptor; description: MessageDescriptor };
  /** Its result: a value and what it counts. */
  result?: { value: MessageDescriptor; label: MessageDescriptor };
  /** Label of the button, if it differs from the shared one. */
  ask?: MessageDescriptor;
  /** A page that answers more, and the label of its link. */
  more?: { page: PageName; label: MessageDescriptor };
  /** What the advisor thinks about such a task; it needs no client’s consent. */
  view: MessageDescriptor;
  /** Questions that visitors can send to the form. */
  questions: readonly MessageDescriptor[];
  /** Its paragraphs and the day of publication; without them the page says that the study is being updated. */
  published?: { on: `${number}-${number}-${number}`; text: readonly MessageDescriptor[] };
} & CaseTeaserWords;

/** Words that all case studies share. */
export const caseStudy = {
  role: msg({ message: 'My role', comment: 'Facts: label before the advisor’s role.' }),
  questions: msg({ message: 'My view, your questions', comment: 'Heading. [max 40]' }),
  lead: msg`Choose a question and it goes into the contact form, or ask your own.`,
  ask: msg({ message: 'Ask about this case', comment: 'Button. [max 34]' }),
  next: msg({ message: 'Next case', comment: 'Heading above one case, with its link. [max 30]' }),
  updating: {
    title: msg`This case study is currently being updated`,
    text: msg`The full text will follow; please check back. You need not wait: ask me, and I will answer myself.`,
  },
};

/** The six case studies, in the order of the menu. */
export const caseStudies: Readonly<Record<CaseName, CaseStudy>> = {
  restructuringCase: {
    ...caseTeasers.restructuringCase,
    view: msg`In a crisis you need to know three things by the end of the first week: how long the money will last, what has to be decided first, and what can wait. Read the bank statements before the strategy document. I would start with whatever you cannot answer today.`,
    result: facts.crisis,
    role: msg({ message: 'Interim CEO', comment: '“Restructuring”: “My role”. Gender open.' }),
    questions: [
      msg`Cash is running short. What do I have to decide this week?`,
      msg`Whom do I tell what, and when?`,
      msg`How do I know that we need someone from outside?`,
    ],
    servicePage: 'interim',
    next: 'growthCase',
    subtitle: msg`When everything is urgent, someone must say what can wait`,
    seo: {
      title: msg({
        message: 'Case study: restructuring as interim CEO',
        comment: '“Restructuring”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'I led a company with more than 100 employees through a crisis as interim CEO. What had to wait? The full text will follow; until then, ask me.',
        comment: '“Restructuring”: search result and structured data. [120–155]',
      }),
    },
  },
  growthCase: {
    ...caseTeasers.growthCase,
    view: msg`My test for any plan: what stops, who is responsible, and where do the budget and the people come from? If one of the answers is missing, start there. A carve-out adds a fourth question: what has the group been doing for you?`,
    result: facts.growth,
    role: msg({ message: 'Growth executive', comment: '“Growth”: “My role”. Gender open.' }),
    eyebrow: msg({ message: 'From my career', comment: 'Small line. [max 24]' }),
    questions: [
      msg`What has to stop to free money and people for growth?`,
      msg`We are growing and I still decide everything. What do I hand over first?`,
      msg`What does the group do for us today, and what will we miss first?`,
    ],
    servicePage: 'consulting',
    next: 'restructuringCase',
    subtitle: msg`A financial-services business leaves its group and has to stand on its own`,
    seo: {
      title: msg({
        message: 'Case study: growth in a financial-services carve-out',
        comment: '“Growth”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'Revenue and profit more than doubled in a financial-services carve-out. What had to stop? The full text will follow; until then, ask me.',
        comment: '“Growth”: search result and structured data. [120–155]',
      }),
    },
  },
  strategyCase: {
    ...caseTeasers.strategyCase,
    view: msg`After two days the team should be able to say in its own words what stops, who is responsible and where the budget comes from. What it cannot say, it has not decided. Put your last offsite to that test.`,
    result: {
      value: msg({ message: '2 days', comment: '“Strategy”, large: its length. [max 16]' }),
      label: msg({ message: 'for a strategy workshop', comment: '“Strategy”, small. [max 40]' }),
    },
    questions: [
      msg`Two of us want opposite things. Who has the last word?`,
      msg`What can be settled in two days, and what cannot?`,
      msg`How do I make sure that Monday is not business as usual?`,
    ],
    servicePage: 'consulting',
    next: 'transferPricingCase',
    subtitle: msg({ message: 'Three demands on one hall', comment: 'A concert hall.' }),
    seo: {
      title: msg({
        message: 'Case study: a strategy workshop for a concert hall',
        comment: '“Strategy”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'Art, audience, budget: a two-day strategy workshop for a concert hall. Who had the last word? The full text will follow; until then, ask me.',
        comment: '“Strategy”: search result and structured data. [120–155]',
      }),
    },
  },
  transferPricingCase: {
    ...caseTeasers.transferPricingCase,
    view: msg`Before you argue about the price, have each company list what head office does for it, and have head office draw up a list of its own. Where the lists differ, you have found the real dispute.`,
    questions: [
      msg`Head office works for everyone: who sets the price?`,
      msg`Who can refuse the invoice, and what happens then?`,
      msg`What do the companies that pay get in return?`,
    ],
    servicePage: 'consulting',
    next: 'strategyCase',
    subtitle: msg`When head office sends an invoice`,
    seo: {
      title: msg({
        message: 'Case study: transfer pricing for corporate functions',
        comment: '“Transfer pricing”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'Head office works for every company in the group. Who sets the transfer price? The full text will follow; until then, ask me.',
        comment: '“Transfer pricing”: search result and structured data. [120–155]',
      }),
    },
  },
  coachingCase: {
    ...caseTeasers.coachingCase,
    view: msg`What clients tell me stays between us, so try this yourself: write down the sentence you have been holding back for weeks. That is where we would start.`,
    ask: msg({ message: 'Ask a question about coaching', comment: 'Button. [max 34]' }),
    questions: [
      msg`There is a conversation I keep putting off. How do I begin it?`,
      msg`I am sure of my decision. What is the case against it?`,
      msg`Does my role still fit me?`,
    ],
    servicePage: 'coaching',
    next: 'tgroupCase',
    subtitle: msg`One to one, with someone from outside`,
    seo: {
      title: msg({
        message: 'Executive coaching: starting with what is pressing',
        comment: '“Executive coaching”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'Executive coaching on what is pressing: a decision, a conflict, a role that no longer fits. The full text will follow; until then, ask me.',
        comment: '“Executive coaching”: search result and structured data. [120–155]',
      }),
    },
  },
  tgroupCase: {
    ...caseTeasers.tgroupCase,
    view: msg`In meetings, people hold back. Over four days together, that becomes harder. Your next difficult meeting will show whether it was worth it. Not sure it is for you? Write to me; it commits you to nothing.`,
    more: {
      page: 'schedule',
      label: msg({ message: 'How it runs and what it costs', comment: 'Link. [max 34]' }),
    },
    ask: msg({ message: 'Ask about the T-Group', comment: 'Button on “T-Group”. [max 34]' }),
    questions: [
      msg({
        message: 'What happens without an agenda?',
        comment: 'Case study “T-Group”: question 1 of 3, asked by somebody who may take part.',
      }),
      msg`What may I keep to myself?`,
      msg`What do I take back to my team?`,
    ],
    result: {
      value: msg({ message: '{range}', comment: 'T-Group case: large figure, from code: 6–10.' }),
      label: msg({ message: 'participants in a seminar', comment: 'Below the figure. [max 40]' }),
    },
    servicePage: 'training',
    next: 'coachingCase',
    subtitle: msg`A small group without an agenda: two days online, two in Berlin, in English or German`,
    seo: {
      title: msg({
        message: 'T-Group: leadership training in a small group',
        comment: '“T-Group”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'In a T-Group, a small group without an agenda, you find out how you affect others. Four days, online and in Berlin. The full text will follow; ask me.',
        comment: '“T-Group”: search result and structured data. [120–155]',
      }),
    },
  },
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseName } from '../../paths.js';
import { caseTeasers, type CaseTeaserWords } from '../../shared/cases/messages.js';
import { facts } from '../../shared/stats/messages.js';
import type { nav } from '../../shared/messages.js';

/** A case study's own page. */
export type CaseStudy = {
  /** Facts that the heading does not state, in reading order. */
  facts: Partial<Record<keyof typeof caseStudy.facts, MessageDescriptor>>;
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
  /** Whether it is about an offer rather than a client: its questions can be answered freely. */
  isMethod?: true;
  /** Questions that visitors can send to the form. */
  questions: readonly MessageDescriptor[];
  /** Its paragraphs and the day of publication; without them the page says that the study is being updated. */
  published?: { on: `${number}-${number}-${number}`; text: readonly MessageDescriptor[] };
} & CaseTeaserWords;

/** Words that all case studies share. */
export const caseStudy = {
  eyebrow: msg({ message: 'Case study', comment: 'Case studies: small line above each heading.' }),
  facts: {
    company: msg({
      message: 'Company',
      comment: 'Case studies: label before the kind of company, in a list of facts.',
      context: 'in the facts of a case',
    }),
    role: msg({ message: 'My role', comment: 'Facts: label before the advisor’s role.' }),
  },
  questions: msg({ message: 'What you could ask me', comment: 'Heading, 3 questions. [max 40]' }),
  lead: msg`Choose a question and it goes into the contact form.`,
  ask: msg({
    message: 'Ask about this case',
    comment: 'Button: form, subject filled in. [max 34]',
  }),
  next: msg({ message: 'Next case', comment: 'Heading above one case, with its link. [max 30]' }),
  updating: {
    title: msg({
      message: 'This case study is currently being updated',
      comment: 'Case studies: heading of the card shown while a study has no text yet.',
    }),
    text: msg`The full text will follow, so please check back. Until then, ask me, and I will tell you what I am free to say.`,
    /** Where the questions are about the offer, and need no discretion. */
    method: msg`The full text will follow, so please check back. Until then, ask me directly.`,
  },
};

/** The six case studies, in the order of the menu. */
export const caseStudies: Readonly<Record<CaseName, CaseStudy>> = {
  restructuringCase: {
    ...caseTeasers.restructuringCase,
    result: facts.crisis,
    facts: {
      role: msg({ message: 'Interim CEO', comment: '“Restructuring”: “My role”. Gender open.' }),
    },
    questions: [
      msg({
        message: 'Cash came first. What came next?',
        comment: 'Case “Restructuring”: question 1 of 3.',
      }),
      msg`Who was told, and when?`,
      msg`What should have come sooner?`,
    ],
    servicePage: 'interim',
    next: 'growthCase',
    subtitle: msg({
      message: 'When everything is urgent, someone must say what can wait',
      comment: '“Restructuring”: line below the heading.',
    }),
    seo: {
      title: msg({
        message: 'Case study: restructuring as interim CEO',
        comment: '“Restructuring”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'As interim CEO I led a company with more than 100 employees through a crisis. Cash came first. What came next? Ask me directly.',
        comment: '“Restructuring”: search result and structured data. [120–155]',
      }),
    },
  },
  growthCase: {
    ...caseTeasers.growthCase,
    result: facts.growth,
    facts: {
      company: msg({ message: 'A financial-services business', comment: '“Growth”: “Company”.' }),
      role: msg({ message: 'Growth executive', comment: '“Growth”: “My role”. Gender open.' }),
    },
    questions: [
      msg({ message: 'What had to stop?', comment: 'Case study “Growth”: question 1 of 3.' }),
      msg`How long did the doubling take?`,
      msg`What had the group always done for the business?`,
    ],
    servicePage: 'interim',
    next: 'restructuringCase',
    subtitle: msg({ message: 'No group to fall back on', comment: '“Growth”: below the heading.' }),
    seo: {
      title: msg({
        message: 'Case study: growth in a financial-services carve-out',
        comment: '“Growth”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'Revenue and profit more than doubled in a financial-services carve-out. What had to stop, and how long did it take? Ask me directly.',
        comment: '“Growth”: search result and structured data. [120–155]',
      }),
    },
  },
  strategyCase: {
    ...caseTeasers.strategyCase,
    facts: {},
    result: {
      value: msg({ message: '2 days', comment: '“Strategy”, large: its length. [max 16]' }),
      label: msg({ message: 'of strategy work', comment: '“Strategy”, small. [max 40]' }),
    },
    questions: [
      msg({ message: 'Whose hall is it?', comment: 'Case study “Strategy”: question 1 of 3.' }),
      msg`What was settled after two days?`,
      msg({ message: 'What was put off?', comment: 'Case study “Strategy”: question 3 of 3.' }),
    ],
    servicePage: 'consulting',
    next: 'transferPricingCase',
    subtitle: msg({
      message: 'Three demands on one hall',
      comment: '“Strategy”, a concert hall: below the heading.',
    }),
    seo: {
      title: msg({
        message: 'Case study: a strategy workshop for a concert hall',
        comment: '“Strategy”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'A concert hall has to reconcile art, audience and budget. Whose hall is it, and what was settled after two days of strategy work? Ask me directly.',
        comment: '“Strategy”: search result and structured data. [120–155]',
      }),
    },
  },
  transferPricingCase: {
    ...caseTeasers.transferPricingCase,
    facts: {},
    questions: [
      msg({ message: 'Who set the price?', comment: 'Case “Transfer pricing”: question 1 of 3.' }),
      msg`Who could refuse the invoice?`,
      msg`What did the companies footing the bill say?`,
    ],
    servicePage: 'consulting',
    next: 'strategyCase',
    subtitle: msg({
      message: 'When head office sends an invoice',
      comment: '“Transfer pricing”: line below the heading.',
    }),
    seo: {
      title: msg({
        message: 'Case study: transfer pricing for corporate functions',
        comment: '“Transfer pricing”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'Head office works for every company in the group. Who set the transfer price, and who could refuse the invoice? Ask me directly.',
        comment: '“Transfer pricing”: search result and structured data. [120–155]',
      }),
    },
  },
  coachingCase: {
    ...caseTeasers.coachingCase,
    isMethod: true,
    facts: {},
    ask: msg({
      message: 'Ask about coaching',
      comment: 'Button on “Executive coaching”. [max 34]',
    }),
    questions: [
      msg`Where do we start when everything is pressing?`,
      msg`How will I know it is working?`,
      msg`When are we done?`,
    ],
    servicePage: 'coaching',
    next: 'tgroupCase',
    subtitle: msg({
      message: 'You cannot ask it inside the company',
      comment: '“Executive coaching”: line below the heading; “it” is the question.',
    }),
    seo: {
      title: msg({
        message: 'Case study: coaching when a question cannot wait',
        comment: '“Executive coaching”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'A decision, a conflict, a role that no longer fits: executive coaching starts with what is pressing. How will you know it is working? Ask me directly.',
        comment: '“Executive coaching”: search result and structured data. [120–155]',
      }),
    },
  },
  tgroupCase: {
    ...caseTeasers.tgroupCase,
    isMethod: true,
    facts: {},
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
    subtitle: msg({
      message: 'A small group without an agenda',
      comment: '“T-Group”: line below the heading.',
    }),
    seo: {
      title: msg({
        message: 'Case study: T-Group leadership training',
        comment: '“T-Group”: browser tab and search result. [max 60]',
      }),
      description: msg({
        message:
          'People in charge seldom hear how they come across. In a T-Group the others tell them. What may you keep to yourself? Ask me directly.',
        comment: '“T-Group”: search result and structured data. [120–155]',
      }),
    },
  },
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RoutePath } from '../pages/routePath.js';

/** What a page that leads to a case study needs of it. */
export interface CaseTeaser {
  /** Address without language, e.g. `/case-studies/growth`. */
  path: Extract<RoutePath, `/case-studies/${string}`>;
  /**
   * `updating`: the study has no text yet; its teaser carries a mark and its page a card that says
   * so. `published`: the study has a text (`text` in caseStudies.ts) and both are gone.
   */
  status: 'updating' | 'published';
  /** Heading of the teaser and of the study's own page. */
  title: MessageDescriptor;
  /** Two sentences at most. */
  teaser: MessageDescriptor;
}

/** The words every teaser shares. */
export const caseTeaser = {
  status: msg({
    message: 'Being updated',
    comment: 'Mark on the teaser of a case study that has no text yet. Max 24.',
  }),
  note: msg({
    message: 'The full case studies are being updated. Here is what each was about.',
    comment:
      'Home, consulting and coaching pages: text above two or three case teasers; honest about the state of the studies. Max 130.',
  }),
  noteOnOne: msg({
    message: 'The full case study is being updated. Here is what it was about.',
    comment:
      'Interim page: text above the one case teaser; honest about the state of the study. Max 130.',
  }),
  twoCases: msg({
    message: 'Two cases',
    comment: 'Heading above two case cards, on the consulting and coaching pages. Max 30.',
  }),
};

/** Title and teaser of each case study, for the pages that lead to it and for the study itself. */
export const caseTeasers = {
  restructuring: {
    path: '/case-studies/restructuring',
    status: 'updating',
    title: msg({
      message: 'Restructuring a company of more than 100 people',
      comment:
        'Case study “Restructuring”: heading of the page, also heading of its teaser on other pages. Max 64.',
    }),
    teaser: msg({
      message:
        'A company in crisis, with more than 100 people. As interim CEO I was responsible for its restructuring.',
      comment: 'Case study “Restructuring”: teaser on the home and interim pages. Max 150.',
    }),
  },
  growth: {
    path: '/case-studies/growth',
    status: 'updating',
    title: msg({
      message: 'Revenue and profit more than doubled',
      comment:
        'Case study “Growth”: heading of the page, also heading of its teaser on other pages. Max 60.',
    }),
    teaser: msg({
      message:
        'A financial-services business is carved out of its group and has to stand on its own. Revenue and profit more than doubled.',
      comment: 'Case study “Growth”: teaser on the home page. Max 150.',
    }),
  },
  strategy: {
    path: '/case-studies/strategy',
    status: 'updating',
    title: msg({
      message: 'A strategy workshop for a concert hall',
      comment:
        'Case study “Strategy”: heading of the page, also heading of its teaser on other pages. Max 60.',
    }),
    teaser: msg({
      message:
        'A concert hall has to reconcile art, audience and budget. We spent two days working on its strategy.',
      comment: 'Case study “Strategy”: teaser on the home and consulting pages. Max 150.',
    }),
  },
  transferPricing: {
    path: '/case-studies/transfer-pricing',
    status: 'updating',
    title: msg({
      message: 'Transfer pricing for corporate functions',
      comment:
        'Case study “Transfer pricing”: heading of the page, also heading of its teaser on other pages. Max 60.',
    }),
    teaser: msg({
      message:
        'Head office works for every company in the group. What is that work worth, and who pays for it?',
      comment: 'Case study “Transfer pricing”: teaser on the consulting page. Max 150.',
    }),
  },
  coaching: {
    path: '/case-studies/coaching',
    status: 'updating',
    title: msg({
      message: 'Executive coaching on what matters now',
      comment:
        'Case study “Executive coaching”: heading of the page, also heading of its teaser on other pages. Max 60.',
    }),
    teaser: msg({
      message:
        'The conversation starts with what is pressing: a decision, a conflict, a role that no longer fits.',
      comment: 'Case study “Executive coaching”: teaser on the coaching page. Max 150.',
    }),
  },
  tgroup: {
    path: '/case-studies/tgroup',
    status: 'updating',
    title: msg({
      message: 'T-Group leadership training',
      comment:
        'Case study “T-Group”: heading of the page, also heading of its teaser on other pages. The term T-Group stays. Max 60.',
    }),
    teaser: msg({
      message:
        'People in charge seldom hear how they come across. In a T-Group the others tell them, and everyone learns.',
      comment: 'Case study “T-Group”: teaser on the coaching page. Max 150.',
    }),
  },
} satisfies Record<string, CaseTeaser>;

import { msg } from '@lingui/core/macro';
import { linkLabels, nav } from '../../shared/messages.js';

export const about = {
  seo: {
    title: msg({
      message: '{name}: board-level responsibility since 2010',
      comment: 'Browser tab and search result. {name}: the advisor’s. [max 50]',
    }),
    description: msg({
      message:
        'Interim CEO in a crisis, growth in a carve-out, board-level responsibility since 2010: the experience and the training behind my advice.',
      comment: 'Search result and structured data. [120–155]',
    }),
  },
  hero: {
    eyebrow: linkLabels.aboutMe,
    title: msg({ message: 'I’ve had to decide, not just advise', comment: 'Heading. [max 44]' }),
    text: msg`In a technology start-up, in a carve-out and in a crisis, the plan was always the easy part. I brought one company back to financial stability within six months. Today I work from Berlin with managing directors, boards and owners, on what comes after the plan.`,
    profile: msg({ message: 'My CV on {site}', comment: '{site}: LinkedIn, from code. [max 34]' }),
    name: msg({ message: 'I’m {name}.', comment: 'Begins the lead. {name}: the advisor’s.' }),
  },
  career: {
    title: msg({ message: 'What I’ve run', comment: 'Heading. [max 40]' }),
    entrepreneur: {
      title: msg({
        message: 'Entrepreneur in an early-stage technology company',
        comment: 'Career card, heading. Gender open. [max 50]',
      }),
      text: msg`I learned to decide before all the facts were in.`,
    },
    growth: {
      title: msg({ message: 'Growth executive', comment: 'Career card, heading. [max 50]' }),
      text: msg`I was responsible for growth in a financial-services carve-out. Revenue and profit more than doubled.`,
    },
    crisis: {
      title: msg({
        message: 'Interim CEO in a crisis',
        comment: 'Career card, heading. [max 50]',
      }),
      text: msg`More than 100 employees, everything urgent, and I had to say what could wait. Ever since, I’ve looked at the cash first.`,
    },
    board: {
      title: msg({
        message: 'Board-level responsibility since 2010',
        comment: 'Heading. [max 54]',
      }),
      text: msg`I’ve had to account for my results, and to ask others to account for theirs.`,
    },
  },
  education: {
    title: msg({ message: 'Education and training', comment: 'Heading of the section. [max 40]' }),
    degrees: {
      title: msg({
        message: 'Education',
        comment: 'Label before the university degrees. [max 24]',
      }),
      item: msg({ message: '{degree}, {institution}', comment: 'Facts: one line a degree.' }),
    },
    training: {
      title: msg({ message: 'Training', comment: 'Label: after university. [max 24]' }),
      item: msg({ message: '{programme}, {institution}', comment: 'Facts: one line each.' }),
    },
  },
  practice: {
    title: msg({ message: 'In practice since 2012', comment: 'Heading. [max 36]' }),
    text: msg`I’ve used group dynamics ever since, wherever a meeting has to end in a decision.`,
  },
  closing: {
    title: msg({ message: 'Which decision are you facing?', comment: 'Heading. [max 64]' }),
    text: msg`Tell me about it.`,
  },
  data: {
    jobTitle: msg({
      message: 'Strategy consultant, executive coach and interim executive',
      comment: 'Structured data only: job title of the person. Gender open.',
    }),
    topics: [
      msg({ message: 'Strategy execution', comment: 'Structured data: topic 1 of 6.' }),
      msg({ message: 'Leadership team dynamics', comment: 'Structured data: topic 2 of 6.' }),
      nav.cases.restructuringCase,
      nav.services.interim.label,
      nav.services.coaching.label,
      nav.cases.tgroupCase,
    ],
  },
};

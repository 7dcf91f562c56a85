import { msg } from '@lingui/core/macro';
import { linkLabels, nav } from '../../sections/messages.js';

export const about = {
  seo: {
    title: msg({
      message: '{name}: executive and board roles since 2010',
      comment: 'Browser tab and search result. {name}: the advisor’s. [max 50]',
    }),
    description: msg({
      message:
        'Interim CEO in a crisis, growth in a carve-out, executive and board roles since 2010: the experience and the training behind my advice.',
      comment: 'Search result and structured data. [120–155]',
    }),
  },
  hero: {
    eyebrow: linkLabels.aboutMe,
    title: msg({ message: 'I’ve had to decide, not just advise', comment: 'Heading. [max 44]' }),
    text: msg`In every post I’ve held, the plan was the easy part. Today I work from Berlin with managing directors, boards and owners whose decisions are agreed but not carried out.`,
    profile: msg({ message: 'My CV on {site}', comment: '{site}: LinkedIn, from code. [max 34]' }),
    name: msg({ message: 'I’m {name}.', comment: 'Begins the lead. {name}: the advisor’s.' }),
  },
  career: {
    title: msg({ message: 'What I’ve run', comment: 'Heading. [max 40]' }),
    entrepreneur: {
      title: msg({
        message: 'Entrepreneur, early-stage tech start-up',
        comment: 'Career card, heading. Gender open. [max 50]',
      }),
      text: msg`There was nobody above me to ask, and nobody else to blame when a decision turned out to be wrong.`,
    },
    growth: {
      title: msg({
        message: 'Executive in charge of growth',
        comment: 'Career card, heading. [max 50]',
      }),
      text: msg`A financial-services business was leaving its group and had to grow. Whatever the group had done for us, we now had to do ourselves or buy in.`,
    },
    crisis: {
      title: msg({
        message: 'Interim CEO in a crisis',
        comment: 'Career card, heading. [max 50]',
      }),
      text: msg`From the first day I answered for cash, customers and staff at once, and had to say what would be left undone.`,
    },
    board: {
      title: msg({
        message: 'Board-level responsibility since <n>2010</n>',
        comment: 'Heading. [max 54]',
      }),
      text: msg`I know what a board asks before it says yes: what will this cost, what could go wrong, who answers for it?`,
    },
  },
  education: {
    title: msg({
      message: 'Career and training',
      comment: 'Heading of the section. [max 40]',
    }),
    posts: msg({ message: 'Positions', comment: 'Heading: positions held, with years. [max 24]' }),
    degrees: msg({ message: 'Education', comment: 'Heading: university degrees. [max 24]' }),
    training: msg({ message: 'Training', comment: 'Heading: after university. [max 24]' }),
  },
  practice: {
    title: msg({ message: 'Putting it into practice since 2012', comment: 'Heading. [max 36]' }),
    text: msg`When everyone in a meeting suddenly agrees, I go round the table and ask who will have to give something up.`,
  },
  closing: {
    title: msg({ message: 'Judge for yourself', comment: 'Heading. [max 64]' }),
    text: msg`Bring a decision you haven’t made yet, and you’ll see how I work.`,
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

import { msg } from '@lingui/core/macro';
import { linkLabels } from '../../shared/messages.js';

export const home = {
  seo: {
    title: msg({
      message: '{name}, Berlin: strategy, coaching, interim roles',
      comment: 'Browser tab and search result. {name}: the advisor’s. [max 50]',
    }),
    description: msg({
      message:
        'Every strategy is decided twice: in the meeting, and again when someone has to pay for it. Advice, coaching and interim leadership for mid-sized companies.',
      comment: 'Search result and structured data. [120–155]',
    }),
  },
  hero: {
    eyebrow: msg({
      message: 'Strategy, coaching, interim leadership',
      comment: 'Small line above the page heading. [max 46]',
    }),
    title: msg({ message: 'Every strategy is decided twice', comment: 'Heading. [max 45]' }),
    text: msg`Once in the meeting, where everybody nods. And again when someone has to give up money or people for it, and suddenly nothing is settled.`,
    answer: msg({
      message:
        'I’m there for the second one, as <consulting>an adviser</consulting>, as <coaching>a coach</coaching> or, for a limited period, <interim>as the executive in charge</interim>.',
      comment:
        'Goes on directly after the text about the second time: what I do. The words inside <consulting>, <coaching> and <interim> lead to those pages. The advisor’s gender must stay open. [max 150]',
    }),
    proof: msg({
      message:
        'I’ve done the job myself, in a start-up, in a carve-out and, as interim CEO, in a crisis.',
      comment: 'Below the advisor’s name: experience in a sentence. Gender open. [max 100]',
    }),
    offer: msg({
      message:
        'I work alone, from Berlin, for managing directors, boards and owners of companies with 50–500 employees in Germany, Austria and Switzerland. If you don’t need me, I’ll say so.',
      comment:
        'After the proof: for whom I work, and where. The languages follow, from the owner’s facts. [max 270]',
    }),
    primary: msg({ message: 'Describe your situation', comment: 'Filled button, top. [max 24]' }),
  },
  value: {
    statement: msg({
      message: 'I only recommend what I’d sign myself.',
      comment: 'The one large serif sentence. [max 90]',
    }),
  },
  start: {
    title: msg({ message: 'What brings you here?', comment: 'Heading. [max 40]' }),
    consulting: msg({
      message: 'The strategy is agreed and nothing changes',
      comment:
        '“What brings you here?”: situation 1 of 4, a link to the service that answers it. [max 60]',
    }),
    coaching: msg({
      message: 'You have a question you can’t ask inside the company',
      comment:
        '“What brings you here?”: situation 2 of 4, a link to the service that answers it. [max 60]',
    }),
    interim: msg({
      message: 'The top job is vacant, or the company is in crisis',
      comment:
        '“What brings you here?”: situation 3 of 4, a link to the service that answers it. [max 60]',
    }),
    training: msg({
      message: 'Nobody tells you to your face what they think',
      comment: 'Link. [max 60]',
    }),
  },
  sources: {
    title: msg({ message: 'Where my advice comes from', comment: 'Heading: two cards. [max 40]' }),
    experience: {
      eyebrow: msg({ message: 'Executive experience', comment: 'Card 1, small line. [max 40]' }),
      title: msg({ message: 'I’ve been in charge myself', comment: 'Heading. [max 40]' }),
      point1: msg`In a start-up I had to decide before the facts were all in. You don’t have to wait for them either.`,
      point2: msg`In a crisis I first write down what can wait. That frees your people for what can’t.`,
      point3: msg`Growth takes money and people away from someone. I learned that in a carve-out, so I ask early who it will be.`,
    },
    method: {
      eyebrow: msg({ message: 'Method', comment: 'Card 2, method: small line. [max 40]' }),
      title: msg({ message: 'I watch how decisions are made', comment: 'Card 2. [max 40]' }),
      point1: msg`Who speaks first and who never gets an answer tells me more than the minutes do.`,
      point2: msg`I notice who goes quiet once you’ve spoken, and tell you afterwards.`,
      point3: msg`Before a meeting ends, I ask who’ll tell the people who weren’t there.`,
    },
  },
  levers: {
    title: msg({ message: 'Where it gets stuck', comment: 'Heading: 3 cards. [max 40]' }),
    text: msg`Strategy, leadership team or organisation? Usually one of them is stuck and the other two are waiting for it. Which is it in your company?`,
    strategy: {
      title: msg({ message: 'A strategy that is acted on', comment: 'Heading. [max 56]' }),
      point1: msg`Decide what stops before adding anything new.`,
      point2: msg`Give every initiative to one person, not to a committee.`,
      point3: msg`Agree where the budget and the people come from, then announce the plan.`,
      point4: msg`Ask every month which decision would have been different without it.`,
      link: msg({ message: 'How I work on strategy', comment: 'To consulting. [max 44]' }),
    },
    team: {
      title: msg({
        message: 'A leadership team that works together',
        comment: 'Lever 2, heading. [max 56]',
      }),
      point1: msg`Have the argument in the meeting, before it moves to the corridor.`,
      point2: msg`Settle who decides and who is only consulted.`,
      point3: msg`Name the one subject everyone steers around.`,
      point4: msg`Give feedback the same day.`,
      link: msg({
        message: 'How I work with leadership teams',
        comment: 'To consulting. [max 44]',
      }),
    },
    organisation: {
      title: msg({
        message: 'Restructuring and organisational design',
        comment: 'Lever 3, heading. [max 56]',
      }),
      point1: msg`Tasks first, then structure, then names.`,
      point2: msg`Before removing a layer, find out which decisions are taken there today.`,
      point3: msg`Settle in writing who does the work that two departments claim or neither wants.`,
      point4: msg`Tell people what’s settled and what’s still open.`,
      link: msg({ message: 'How I approach restructuring', comment: 'To consulting. [max 44]' }),
    },
  },
  cases: {
    text: msg`The full studies are being updated. Ask me in the meantime, and I’ll tell you all I can without breaking a confidence.`,
  },
  closing: {
    title: msg({
      message: 'Which of your decisions is open again?',
      comment: 'Heading of the dark band. [max 70]',
    }),
    text: msg`You describe the situation and I keep asking until I understand it. At the end I tell you what I’d tackle first. That’s yours to keep, whether or not we work together.`,
    about: linkLabels.aboutMe,
  },
};

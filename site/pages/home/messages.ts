import { msg } from '@lingui/core/macro';
import { linkLabels } from '../../sections/messages.js';

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
    text: msg`Once in the meeting, where everybody nods. And again when someone has to give up budget or staff for it, and suddenly nothing is settled.`,
    answer: msg({
      message:
        'That’s when I come in, as <strategy>an adviser</strategy>, as <coaching>a coach</coaching> or, for a while, <interim>as the executive in charge</interim>.',
      comment:
        'Goes on directly after the text about the second time: what I do. The words inside <strategy>, <coaching> and <interim> lead to those pages. The advisor’s gender must stay open. [max 150]',
    }),
    caption: msg({
      message:
        'I’ve answered for results myself: in a start-up, in a carve-out and, as interim CEO, in a crisis.',
      comment: 'Below the advisor’s name: experience in a sentence. Gender open. [max 100]',
    }),
    offer: msg({
      message:
        'I work on my own, from Berlin, for managing directors, boards and owners of companies with 50–500 employees in Germany, Austria and Switzerland. If you don’t need me, I’ll say so.',
      comment:
        'After the proof: for whom I work, and where. The languages follow, from the owner’s facts. [max 270]',
    }),
    primary: msg({ message: 'Describe your situation', comment: 'Filled button, top. [max 24]' }),
  },
  /** The prepared mail for employers, and the link that opens it. */
  roleMail: {
    text: msg({ message: 'Need an interim executive? Email me', comment: 'Link. [max 38]' }),
    subject: msg({
      message: 'Inquiries About Executive Opportunities',
      comment: 'Prepared email for employers: subject. [fixed]',
    }),
    body: msg({
      message:
        'Hello,\n\nWe would like to talk to you about an executive role.\n\nCompany and location:\n\n\nRole (interim or fractional):\n\n\nWhat the role has to achieve:\n\n\nPlanned start:\n\n\nKind regards\n',
      comment: 'Prepared email for employers, to be filled in. [max 450]',
    }),
  },
  value: {
    statement: msg({
      message: 'You’ll hear what I’d do in your place, and what you’d have to give up.',
      comment: 'The one large serif sentence. [max 90]',
    }),
  },
  start: {
    title: msg({ message: 'What brings you here?', comment: 'Heading. [max 40]' }),
    strategy: msg({
      message: 'The strategy is agreed, but nothing changes',
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
      message: 'Nobody tells you how you come across',
      comment: 'Link. [max 60]',
    }),
  },
  sources: {
    title: msg({ message: 'Where my advice comes from', comment: 'Heading: two cards. [max 40]' }),
    experience: {
      eyebrow: msg({ message: 'Executive experience', comment: 'Card 1, small line. [max 40]' }),
      title: msg({ message: 'I’ve been in charge myself', comment: 'Heading. [max 40]' }),
      points: [
        msg`In a start-up I had to decide before all the facts were in. So I ask which missing fact would change your mind.`,
        msg`In a crisis I look at the cash first. Then I list the work that can wait, so your people have time for what can’t.`,
        msg`A carve-out taught me to begin by asking whose budget will pay for the growth.`,
      ] as const,
    },
    method: {
      eyebrow: msg({ message: 'Method', comment: 'Card 2, method: small line. [max 40]' }),
      title: msg({ message: 'I watch how decisions are made', comment: 'Card 2. [max 40]' }),
      points: [
        msg`I write down what the minutes leave out: who speaks first, and who never gets an answer.`,
        msg`I notice who goes quiet once you’ve spoken, and tell you afterwards.`,
        msg`Before anyone leaves, I ask who will explain the decision to those who weren’t there.`,
      ] as const,
    },
  },
  levers: {
    title: msg({ message: 'Where I start', comment: 'Heading: 3 cards. [max 40]' }),
    intro: msg`Strategy, team or organisation? Usually one of them is holding the other two back. Which is it in your company?`,
    strategy: {
      title: msg({ message: 'A strategy people act on', comment: 'Heading. [max 56]' }),
      summary: msg`First we decide what to stop.`,
      items: [
        msg`Every initiative goes to one person, who accepts it in front of the others.`,
        msg`We write down beforehand which result would make you change course.`,
        msg`Once a month I ask you which decisions the strategy has changed.`,
      ],
      link: msg({ message: 'How I work on strategy', comment: 'To consulting. [max 44]' }),
    },
    team: {
      title: msg({
        message: 'A leadership team that works together',
        comment: 'Lever 2, heading. [max 56]',
      }),
      summary: msg`I ask for objections in the meeting, to keep them out of the corridor.`,
      items: [
        msg`You say at the start who will decide.`,
        msg`The subject everyone avoids goes on the agenda.`,
        msg`At the end I ask what has annoyed people, and wait for an answer.`,
      ],
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
      summary: msg`We settle the tasks first, then the structure, and the names last.`,
      items: [
        msg`Before a layer of management goes, I find out what it decides.`,
        msg`If two departments claim a task, or neither wants it, we put in writing whose it is.`,
        msg`Your staff hear what has been decided and what is still open.`,
      ],
      link: msg({ message: 'How I approach restructuring', comment: 'To consulting. [max 44]' }),
    },
  },
  cases: {
    intro: msg`The full write-ups are being updated. Ask me about the work itself; I’ll leave the names out.`,
  },
  closing: {
    title: msg({
      message: 'Which of your decisions hasn’t stuck?',
      comment: 'Heading of the lit doorway. [max 70]',
    }),
    text: msg`Tell me what was agreed and where it stalled. By the end of the call you’ll know where I’d start, whether or not you hire me.`,
    about: linkLabels.aboutMe,
  },
};

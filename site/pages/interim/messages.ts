import { msg } from '@lingui/core/macro';
import { terms } from '../../sections/terms/messages.js';

export const interim = {
  seo: {
    title: msg({
      message: 'Interim CEO and fractional C-level roles, Germany',
      comment: 'Browser tab and search result. [max 60]',
    }),
    description: msg({
      message:
        'I take on a C-level role, full-time or on set days each week, with the authority it needs: for a crisis, a vacancy, growth or a carve-out.',
      comment: 'Search result and structured data. [120–155]',
    }),
  },
  hero: {
    title: msg({ message: 'On Monday, someone has to be in charge', comment: 'Heading. [max 44]' }),
    text: msg`The top job is vacant, or cash is running short. I take on a C-level role for as long as you need me, full-time or on set days each week. If cash is the problem, you’ll know by the first Friday how many weeks you have left.`,
    note: msg`For companies in Germany, Austria and Switzerland.`,
  },
  offering: {
    intro: msg`I answer for the decisions you put in my hands. If you’d rather stay in charge and want a second opinion, consulting will suit you better.`,
  },
  compare: {
    interim: {
      title: msg({ message: 'Interim', comment: 'Heading of the first definition. [max 30]' }),
      text: msg`Full-time, until the post is filled or the crisis is over.`,
    },
    fractional: {
      title: msg({ message: 'Fractional', comment: 'Definition 2. French explains it. [max 30]' }),
      text: msg`On set days each week, usually for longer, when you need the experience but not every day.`,
    },
  },
  fit: {
    title: msg({ message: 'Where I fit in', comment: 'Heading above two lists. [max 40]' }),
    roles: {
      title: msg({ message: 'Roles I take on', comment: 'Heading: target roles. [max 40]' }),
      items: [
        msg({
          message: 'CEO or managing director',
          comment: 'Role 1. Gender open. [max 100]',
        }),
        msg`Another C-level role in strategy, organisation or restructuring`,
        msg`The top job in a carve-out or any other business that has to stand on its own`,
      ],
    },
    partners: {
      title: msg({ message: 'Who I work for', comment: 'Heading: ideal partners. [max 44]' }),
      items: [
        msg`Companies with 50–500 employees`,
        msg`Owners willing to hand over authority`,
        msg`Supervisory and advisory boards that need someone in post by a fixed date`,
      ],
    },
  },
  differences: {
    title: msg({ message: 'What I bring', comment: 'Heading: differentiators. [max 40]' }),
    text: msg`I made none of your past decisions, so in week one I can say what half the company already knows.`,
    alone: {
      term: msg({ message: 'No team in tow', comment: 'Difference 1, heading. [max 44]' }),
      value: msg`You pay for me and nobody else. I take on one full-time role at a time, so the first thing I’ll tell you is when I’m free.`,
    },
    team: {
      term: msg({ message: 'An eye on the team', comment: 'Heading. [max 44]' }),
      value: msg`Trouble in a leadership team shows in the room before it shows in the figures. So from the first meeting I watch who avoids whom.`,
    },
  },
  situations: {
    title: msg({ message: 'When to call me in', comment: 'Heading: three situations. [max 50]' }),
    items: [
      {
        summary: msg({ message: 'Crisis', comment: 'Situation 1, heading. [max 34]' }),
        title: msg`Who talks to the bank while you talk to the customers?`,
        items: [msg`I do. I also watch the cash and make the day-to-day decisions.`],
      },
      {
        summary: msg({ message: 'Vacancy', comment: 'Situation 2: a top post is empty. [max 34]' }),
        title: msg`Who signs things off until the post is filled?`,
        items: [
          msg`The search takes months. In the meantime I make the decisions that can’t wait, and leave the rest to my successor.`,
        ],
      },
      {
        summary: msg({ message: 'Growth or carve-out', comment: 'Situation 3, heading. [max 34]' }),
        title: msg`Who does the work nobody planned for?`,
        items: [
          msg`The company is outgrowing its habits, or leaving its group. I make sure each new task has a name and a budget against it.`,
        ],
      },
    ],
  },
  approach: {
    title: msg({ message: 'How I go about it', comment: 'Heading above three steps. [max 40]' }),
    intro: msg`Before I start, we put in writing the result you expect, the person I report to and what I’m authorised to sign. We also settle whether I’m registered as a director and how I’m insured.`,
    steps: [
      {
        title: msg({ message: 'Week one', comment: 'Step 1, heading. [max 24]' }),
        text: msg`On Monday I read the bank statements before the strategy document. By Thursday I’ve talked to the people everyone turns to when they’re stuck.`,
      },
      {
        title: msg({ message: 'The first months', comment: 'Step 2, heading. [max 24]' }),
        text: msg`I make the decisions nobody has made, put a name and a date to each, and tell the people affected myself. Every week you get a list of what has been decided and what hasn’t.`,
      },
      {
        title: msg({ message: 'Handover', comment: 'Step 3, heading. [max 24]' }),
        text: msg`By the time I leave, my successor is making the decisions and has a written list of who does what and what’s unfinished.`,
      },
    ],
  },
  contact: {
    title: msg({ message: 'When do you need someone in place?', comment: 'Heading. [max 50]' }),
    urgent: terms.message.urgent,
    text: msg`Describe the situation and the job. On the call you’ll hear whether I’m right for it, and when I could start.`,
  },
};

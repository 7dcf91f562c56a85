import { msg } from '@lingui/core/macro';

/** The five figures of the home page: what the advisor has done. Each can be checked. */
export const stats = {
  label: msg({ message: 'In figures', comment: 'Spoken name of the five facts.' }),
  board: {
    value: msg({ message: 'Since 2010', comment: 'Five facts: fact 1, large. Max 16.' }),
    label: msg({ message: 'board-level responsibility', comment: 'Fact 1: since 2010. Max 40.' }),
  },
  practice: {
    value: msg({ message: 'Since 2012', comment: 'Five facts: fact 2, large. Max 16.' }),
    label: msg({ message: 'group dynamics in practice', comment: 'Fact 2: since 2012. Max 40.' }),
  },
  crisis: {
    value: msg({ message: 'More than 100', comment: 'Fact 3, large: its employees. Max 16.' }),
    label: msg({ message: 'employees led through a crisis', comment: 'Fact 3, small. Max 56.' }),
  },
  stable: {
    value: msg({ message: 'Within 6 months', comment: 'Five facts: fact 4, large. Max 16.' }),
    label: msg({ message: 'finances stabilised', comment: 'Five facts: fact 4, small. Max 40.' }),
  },
  growth: {
    value: msg({ message: 'More than 2×', comment: 'Fact 5, large; × means “times”. Max 16.' }),
    label: msg({ message: 'revenue and profit in a carve-out', comment: 'Fact 5, small. Max 40.' }),
  },
};

/** The same as one line below the heading of a page, each on the pages that it speaks for. */
export const proofLines = {
  growth: msg`Board-level responsibility since 2010. Revenue and profit more than doubled in a carve-out.`,
  people: msg`Board-level responsibility since 2010. Group dynamics in practice since 2012.`,
  crisis: msg`As interim CEO I led a company with more than 100 employees through a crisis.`,
  practice: msg`Group dynamics in practice since 2012.`,
};

/** For whom consulting and interim roles are, and where. */
export const forCompanies = msg`For companies with 50–500 employees in Germany, Austria and Switzerland.`;

/** What happens after the visitor has written. */
export const nextSteps = {
  title: msg({ message: 'What happens next', comment: 'Heading above three steps. Max 34.' }),
  message: {
    title: msg({
      message: 'You get in touch',
      comment: 'What happens next, step 1, heading. Max 28.',
    }),
    text: msg`I reply myself, whichever way you choose.`,
    days: msg({
      message:
        'You will hear from me within {days, plural, one {# working day} other {# working days}}.',
      comment: 'Once the advisor has set a time. {days} is a number.',
    }),
  },
  talk: {
    title: msg({
      message: 'An introductory call',
      comment: 'What happens next, step 2, heading. Max 28.',
      context: 'step 2 of 3',
    }),
    text: msg`You describe the situation and I ask questions. By the end we will know whether I can help.`,
    minutes: msg({
      message: 'Allow {minutes, plural, one {# minute} other {# minutes}}.',
      comment: 'Once the length of the call is known. {minutes} is a number.',
    }),
    minutesFree: msg({
      message: 'Allow {minutes, plural, one {# minute} other {# minutes}}; the call costs nothing.',
      comment: 'Once the length of the call is known, if free. {minutes} is a number.',
    }),
    free: msg({ message: 'The call costs nothing.', comment: 'If the call is free.' }),
    price: msg({
      message: 'The call costs {price} plus VAT.',
      comment: 'If the call has a price. {price} is from code, e.g. €200.',
    }),
  },
  decision: {
    title: msg({ message: 'Your decision', comment: 'What happens next, 3: heading. Max 28.' }),
    text: msg`Before you decide, you will know what the work involves and what it costs.`,
    charging: {
      day: msg`I charge by the day.`,
      month: msg`I charge by the month.`,
      fixed: msg`I charge a fixed price that we agree beforehand.`,
    },
  },
};

/** What a proposal says, to fill in. */
const questions = [
  'Who has to do or understand what?',
  'Why does no component do it?',
  'Which two places need it?',
  'A sketch at 390 and at 1440 px:',
  'Its longest words:',
];

const answers = [
  'A visitor on a phone decides whether to load a file.',
  'ButtonLink is for one action, and a LinkList says where a link leads: neither has a place for what a file is and how large.',
  'The calendar files on Schedule, and those at the end of Training.',
  'a row of LinkList, and below its label “PDF, 200 kB” (two pictures)',
  '“PDF-Dokument, 200 kB”',
];

/** A filled-in example, in Markdown. */
export const example = [
  '> **LinkList: say what a file is and how large**',
  ...questions.map((question, at) => `> **${question}** ${answers[at]}`),
].join('\n>\n');

const title = encodeURIComponent('Component: the need');
const body = encodeURIComponent(questions.join('\n\n\n'));
const newIssue = import.meta.env.STORYBOOK_NEW_ISSUE;

/** Where to send the questions: a new issue or, while the repository has no address, a mail. */
export const link = newIssue
  ? {
      href: `${newIssue}?title=${title}&body=${body}`,
      label: 'Open an issue',
      to: 'in the repository of this Storybook',
    }
  : {
      href: `mailto:?subject=${title}&body=${body}`,
      label: 'Write a mail',
      to: 'to the person who gave you the address of this Storybook',
    };

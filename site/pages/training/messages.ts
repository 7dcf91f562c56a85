import { msg } from '@lingui/core/macro';
import { compared } from '../../courses/messages.js';

export const training = {
  seo: {
    title: msg({
      message: 'Leadership training: Emotional Leadership and T-Group',
      comment: 'Browser tab and search result. [max 60]',
    }),
    description: msg({
      message:
        'Feelings are already in the room. In a T-Group you learn what people in charge rarely hear: how they come across. Leadership training online and in Berlin.',
      comment: 'Search result. [120–155]',
    }),
  },
  hero: {
    title: msg({ message: 'Feelings are already in the room', comment: 'Page heading. [max 44]' }),
    text: msg`Your own people choose their words carefully when you’re there. In a T-Group (T for training), nobody has to. For four days a small group talks about one thing: what’s going on between its members. Someone might say: “You asked for objections, and the first one made you angry.”`,
    note: msg`For executives and leadership teams. You’ll find more on the training website.`,
  },
  formats: {
    title: compared,
    text: msg`Try this first. Write down how you think you came across in your last difficult meeting, then ask someone who was there and doesn’t report to you. If the two accounts are far apart, that’s a good reason to come.`,
    workshop: msg({
      message:
        '{hours, plural, one {One hour} =3 {Three hours} other {# hours}} with your own leadership team or an open group of {range}, online or in person. You practise noticing feelings, your own included, and saying “That worries me” while the decision can still be changed.',
      comment: '{hours} is a number; {range}: how many take part, e.g. 6–14, from code.',
    }),
    seminar: msg({ message: 'T-Group seminar', comment: 'Heading. T-Group stays. [max 40]' }),
    days: msg`You prepare in a coaching session. Between the two halves, you try out at work what you’ve learnt. Later the group reviews what came of it.`,
    numbers: msg({ message: 'The seminar in figures', comment: 'Heading. [max 40]' }),
    length: msg({ message: '<n>4</n> days', comment: 'The seminar, figure 1, large. [max 16]' }),
    sessions: msg`two online and, a week later, two in Berlin`,
    participants: msg({
      message: 'participants, in English or German',
      comment: 'The seminar, figure 2: below the large “6–10”. Keep “or”: it is in one language.',
    }),
  },
  site: {
    title: msg({
      message: 'Tell me about a meeting that went wrong',
      comment: 'Heading. [max 50]',
    }),
    text: msg`I’ll tell you whether you need the workshop, the seminar or neither.`,
    button: msg({ message: 'Go to the training website', comment: 'Button. [max 34]' }),
  },
};

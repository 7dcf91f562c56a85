import { msg } from '@lingui/core/macro';
import { compared } from '../../shared/schedule/messages.js';

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
    text: msg({
      message:
        'Your own people choose their words when you are in the room. In the seminar, a T-Group (T for training), the others have no reason to: four days, a small group, no agenda, in English or German. In the workshop, {hours, plural, one {one hour} =3 {three hours} other {# hours}} for {range} people, you practise Emotional Leadership: noticing feelings, your own included, and putting them into words.',
      comment:
        'Lead. {hours} is the length of the workshop; {range}: how many take part, e.g. 6–14. T-Group and Emotional Leadership stay.',
    }),
    for: msg`For executives and leadership teams in Germany, Austria and Switzerland. The training has a website of its own.`,
  },
  formats: {
    title: compared,
    text: msg`Try this first: write down how you came across in your last difficult meeting, then ask someone who was there and does not report to you. If the two accounts are far apart, that is a good reason to come.`,
    workshop: msg`For your own leadership team or an open group, online or in person. You practise saying what meetings leave unsaid. You will know the price before you commit.`,
    seminar: msg({ message: 'T-Group seminar', comment: 'Heading. T-Group stays. [max 40]' }),
    days: msg`A coaching session prepares you for the four days. Afterwards the group reviews what each of you has put into practice.`,
    prices: msg({ message: 'What the four days cost', comment: 'Heading: prices. [max 40]' }),
  },
  site: {
    title: msg({ message: 'What goes unsaid in your team?', comment: 'Heading. [max 50]' }),
    text: msg`Three sentences are enough: I will tell you which of the two will help, or that neither will.`,
    button: msg({ message: 'Go to the training website', comment: 'Button. [max 34]' }),
  },
};

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
        'The higher you rise, the less you hear about how you come across. In the seminar, a T-Group (T for training), the others tell you: four days in a small group with no agenda. In the workshop, {hours, plural, one {one hour} =3 {three hours} other {# hours}} for {range} people, you practise Emotional Leadership: noticing feelings, your own included, and putting them into words.',
      comment:
        'Lead. {hours} is the length of the workshop; {range}: how many take part, e.g. 6–14. T-Group and Emotional Leadership stay.',
    }),
    for: msg`For executives and leadership teams in Germany, Austria and Switzerland.`,
  },
  formats: {
    title: compared,
    text: msg`Both teach you about yourself; neither teaches techniques for handling others. The test is your next difficult meeting.`,
    workshop: msg`For your own leadership team or an open group, online or in person. You practise naming what is going on beneath the agenda.`,
    seminar: msg({ message: 'T-Group seminar', comment: 'Heading. T-Group stays. [max 40]' }),
    days: msg`For four days you hear what people elsewhere are too polite to tell you. Later the group reviews what each of you has put into practice.`,
    prices: msg({ message: 'What the four days cost', comment: 'Heading: prices. [max 40]' }),
  },
  site: {
    title: msg({ message: 'What goes unsaid in your team?', comment: 'Heading. [max 50]' }),
    text: msg`Two or three lines are enough: I will tell you whether the workshop or the seminar helps, or neither. I am trained in group dynamics, and since 2012 I have used it in meetings that have to end with a decision.`,
    button: msg({
      message: 'Go to the training website',
      comment: 'Button, opens the other site in a new tab. [max 34]',
    }),
  },
};

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
        'Emotional Leadership means leading with an eye to feelings, your own included. In the workshop you practise that for {hours, plural, one {one hour} =3 {three hours} other {# hours}}, in a group of {range}. The seminar is a T-Group (T for training): four days in a small group with no agenda, where the others tell you how you affect them.',
      comment:
        'Lead. {hours} is the length of the workshop; {range}: how many take part, e.g. 6–14. T-Group and Emotional Leadership stay.',
    }),
    for: msg`For executives and leadership teams in Germany, Austria and Switzerland.`,
  },
  formats: {
    title: compared,
    text: msg`In both you learn about yourself, not techniques for handling others.`,
    workshop: msg`For your own leadership team or an open group, online or in person. Afterwards you can name what is going on beneath the agenda.`,
    seminar: msg({ message: 'T-Group seminar', comment: 'Heading. T-Group stays. [max 40]' }),
    days: msg`Afterwards you know how you come across, because the others have told you. Later the group reviews what each of you has put into practice.`,
    prices: msg({ message: 'What the four days cost', comment: 'Heading: prices. [max 40]' }),
  },
  site: {
    title: msg({ message: 'The training has a website of its own', comment: 'Heading. [max 50]' }),
    text: msg`It explains the method. On this site, “Schedule and registration” says how the seminar runs, what it costs and how to apply. For a workshop with your own team, write to me.`,
    button: msg({
      message: 'Go to the training website',
      comment: 'Button, opens the other site in a new tab. [max 34]',
    }),
  },
};

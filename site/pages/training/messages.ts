import { msg } from '@lingui/core/macro';

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
        'Emotional Leadership means leading with feelings in view, your own included. Start with {hours, plural, one {one hour} =3 {three hours} other {# hours}} and your own leadership team, in a group of {range}. In a T-Group, a small group without an agenda, you then find out how you affect others.',
      comment:
        'Lead. {hours} is the length of the workshop; {range}: how many take part, e.g. 6–14. T-Group and Emotional Leadership stay.',
    }),
    for: msg`For executives and leadership teams in Germany, Austria and Switzerland, online and in Berlin.`,
  },
  formats: {
    title: msg({ message: 'Workshop or seminar', comment: 'Heading: workshop, seminar. [max 44]' }),
    text: msg`The workshop gives a first taste, with your own leadership team or in an open group. The seminar takes four days, with a coaching session before it and a group review after it. Scholarships are available.`,
    seminar: msg({ message: 'T-Group seminar', comment: 'Heading. T-Group stays. [max 40]' }),
  },
  site: {
    title: msg({ message: 'The training has a website of its own', comment: 'Heading. [max 50]' }),
    text: msg`It explains the method. Times, prices and how to apply are here, under “Schedule and registration”. For a workshop with your own team, write to me.`,
    button: msg({
      message: 'Go to the training website',
      comment: 'Button, opens the other site in a new tab. [max 34]',
    }),
  },
};

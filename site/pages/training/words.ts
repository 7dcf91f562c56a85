import { msg } from '@lingui/core/macro';

/** The pointer to the training website. */
export const training = {
  seo: {
    title: msg({
      message: 'Leadership training: Emotional Leadership and T-Group',
      comment: 'Leadership training page: browser tab and search result. Max 60.',
    }),
    description: msg({
      message:
        'Feelings are in the room anyway. Leadership training in group dynamics and the T-Group: what it is about, where to read more, and how to apply.',
      comment: 'Leadership training page: search result. Length 120–155.',
    }),
  },
  hero: {
    title: msg({
      message: 'Feelings are in the room anyway',
      comment: 'Leadership training page: heading of the page. Max 44.',
    }),
    text: msg({
      message:
        'In a T-Group, a small group without an agenda, you find out how you affect others and how they affect you. Emotional Leadership means using that when you lead.',
      comment: 'Training page: lead. T-Group and Emotional Leadership stay. Max 240.',
    }),
    for: msg({
      message:
        'For executives and leadership teams in Germany, Austria and Switzerland, online and in Berlin.',
      comment: 'Leadership training page: lead, paragraph 2: for whom and where. Max 140.',
    }),
  },
  formats: {
    title: msg({
      message: 'Workshop or seminar',
      comment: 'Training page: heading above workshop and seminar. Max 44.',
    }),
    text: msg({
      message:
        'The workshop is a first taste, for your leadership team or in an open group. The seminar takes four days, with a coaching session before it and a review in the group afterwards.',
      comment: 'Leadership training page: what a team gets from it, below the heading. Max 200.',
    }),
    seminar: msg({
      message: 'T-Group seminar',
      comment: 'Training page: heading above the seminar’s facts. T-Group stays. Max 40.',
    }),
  },
  site: {
    title: msg({
      message: 'The training has a website of its own',
      comment: 'Leadership training page: heading of the note. Max 50.',
    }),
    text: msg({
      message: 'It explains how the method works. Dates, prices and how to apply are on this site.',
      comment: 'Leadership training page: note about the dedicated site. Max 190.',
    }),
    button: msg({
      message: 'Go to the training website',
      comment: 'Leadership training page: filled button, external training site, new tab. Max 34.',
    }),
  },
};

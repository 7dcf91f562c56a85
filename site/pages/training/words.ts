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
        'Feelings attend every meeting. Leadership training in group dynamics and the T-Group: what it is about, where to read more, and how to register.',
      comment: 'Leadership training page: search result. Length 120–155.',
    }),
  },
  hero: {
    title: msg({
      message: 'Feelings attend every meeting',
      comment: 'Leadership training page: heading of the page. Max 44.',
    }),
    text: msg({
      message:
        'In a T-Group, a small group without an agenda, you find out how you affect others and how they affect you. Emotional Leadership is what you make of it.',
      comment:
        'Leadership training page: lead. The terms T-Group and Emotional Leadership stay. Max 240.',
    }),
    for: msg({
      message:
        'For executives and leadership teams in Germany, Austria and Switzerland, online and in Berlin.',
      comment: 'Leadership training page: lead, paragraph 2: for whom and where. Max 140.',
    }),
  },
  formats: {
    title: msg({
      message: 'Three hours or four days',
      comment:
        'Leadership training page: heading above the facts about the workshop (three hours) and the seminar (four days). Max 44.',
    }),
    text: msg({
      message:
        'Group dynamics is learned in a seminar and needed in your Tuesday meeting. The team practises plain speaking on small matters, so that it comes naturally on the large ones.',
      comment: 'Leadership training page: what a team gets from it, below the heading. Max 200.',
    }),
    seminar: msg({
      message: 'T-Group seminar',
      comment:
        'Leadership training page: heading above the facts about the seminar. The term T-Group stays. Max 40.',
    }),
  },
  site: {
    title: msg({
      message: 'The training has a website of its own',
      comment: 'Leadership training page: heading of the note. Max 50.',
    }),
    text: msg({
      message:
        'That is where you can read how the method works. Dates, prices and registration are on this site.',
      comment: 'Leadership training page: note about the dedicated site. Max 190.',
    }),
    button: msg({
      message: 'Go to the training website',
      comment: 'Leadership training page: filled button, external training site, new tab. Max 34.',
    }),
  },
};

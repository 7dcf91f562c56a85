import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Text } from '../Text/Text.js';
import { Note } from './Note.js';

export default {
  id: 'content-note',
  title: 'Content/Note (info box, callout, alert)',
  component: Note,
  args: {
    children: [
      'The reading room is a building site until October. Wear shoes that may get dusty, and leave large bags at the door.',
      'If you use a wheelchair, tell us a day ahead: one sentence is enough, and we lay the ramp before you come.',
    ].map((paragraph) => <Text key={paragraph}>{paragraph}</Text>),
  },
  parameters: paddedStory({
    for: 'Ask visitors to read something before they continue.',
    instead: [
      { when: 'A form could not be sent', use: 'FormNotice' },
      { when: 'It is an aside', use: 'Text with the tone `muted`' },
    ],
    do: ['Say plainly whom it concerns, before the action that it is about.'],
    dont: ['Don’t use it to decorate: two on a page are one too many.'],
    pair: { do: {}, dont: { children: <Text>Welcome! We are glad that you are here.</Text> } },
  }),
} satisfies Meta<typeof Note>;

export const Default: StoryObj<typeof Note> = {};

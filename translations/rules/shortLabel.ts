import type { Rule } from '../Rule.js';

/** Up to this many words a text says too little about itself. */
const mostWords = 3;

/** A short label has a note or a context that says where it appears and what it does. */
export const shortLabel: Rule = {
  name: 'short-label',
  group: 'translation',
  *check({ entry, note, isSource }) {
    if (!isSource || entry.context || note.trim() !== '') return;
    if (entry.id.trim().split(/\s+/).length > mostWords) return;
    yield {
      wrong:
        'A text of one to three words has neither a note nor a context, so a translator can’t tell what it is.',
      right: 'Add a comment to the message in the source code: where it appears and what it does.',
    };
  },
};

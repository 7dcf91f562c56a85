import type { Messages } from '@lingui/core';
import { mapTexts } from '../../translations/mapTexts.js';

/*
 * In the workshop every text carries the id of its message, so that one can ask a page what stands
 * where: also after a component has cut a text in two or joined two, and where one text stands twice
 * for different reasons. The id is written in characters for private use, which no text has.
 * `watchWords` takes the marks out of the page before it is painted.
 */

const base = 0xe000;
const end = '\ue07f';
const marks = /([\ue020-\ue07e]+)\ue07f/g;
/** The same characters as `encodeURIComponent` writes them, in the text of a prepared mail. */
const encodedMarks = /(?:%EE%8[01]%[89AB][0-9A-F])+/g;

/** A text without its marks, and the messages that it is made of. */
export type MarkedText = {
  text: string;
  /** Where in `text` each message begins; the first at 0. Empty for a text of no message. */
  messages: readonly { id: string; start: number }[];
};

/** A compiled catalog whose texts carry the ids of their messages. */
export function markMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const mark = [...id].map((c) => String.fromCharCode(base + c.charCodeAt(0))).join('') + end;
      // Behind the first letter, because components trim a text, and find the figure at its start.
      return [id, mapTexts(message, (run) => run.replace(/\p{L}/u, (letter) => letter + mark))];
    }),
  ) as Messages;
}

/** Takes the marks out of a text, of an element or an attribute. */
export function readMarks(marked: string): MarkedText {
  const messages: { id: string; start: number }[] = [];
  let text = '';
  let from = 0;
  const plain = marked.replace(encodedMarks, decodeURIComponent);
  for (const { 0: mark, 1: code = '', index } of plain.matchAll(marks)) {
    text += plain.slice(from, index);
    from = index + mark.length;
    const id = [...code].map((c) => String.fromCharCode(c.charCodeAt(0) - base)).join('');
    if (messages.at(-1)?.id !== id) {
      messages.push({ id, start: messages.length === 0 ? 0 : text.length - 1 });
    }
  }
  return { text: text + plain.slice(from), messages };
}

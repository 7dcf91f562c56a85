import { mask, readMessage } from './readMessage.js';
import type { Messages } from '@lingui/core';
import { mapTexts } from './mapTexts.js';

/*
 * A language that nobody speaks: English with accents and 40 % more length, in brackets. It shows
 * what is cut off, what is glued together and what never went through a catalog. For Storybook and
 * tests; it is no entry of `languages`, so it has no route and reaches no visitor.
 */

const accented = new Map(
  [...'aàbƀcçdďeéfƒgğhĥiîjĵkķlļmɱnñoôpþqǫrřsštťuûvṽwŵxẋyýzž'.matchAll(/(.)(.)/gu)].flatMap(
    ([, from = '', to = '']) => [
      [from, to],
      [from.toUpperCase(), to.toUpperCase()],
    ],
  ),
);

/** German runs some 30 % longer than English in labels; 40 % leaves air. */
const stretch = 0.4;

/** An ICU message in the pseudo-language: placeholders, tags and the syntax of plurals stay. */
export function pseudo(message: string): string {
  const { masked } = readMessage(message);
  const runs = new RegExp(`${mask}+|[^${mask}]+`, 'g');
  const text = masked.replace(runs, (run, at: number) =>
    run.startsWith(mask) ? message.slice(at, at + run.length) : pronounce(run),
  );
  return `[${text}]`;
}

/** A compiled catalog in the pseudo-language, as `i18n.load` takes it. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, bracketed(mapTexts(message, pronounce))]),
  ) as Messages;
}

function bracketed(message: unknown): unknown {
  return Array.isArray(message) ? ['[', ...message, ']'] : `[${String(message)}]`;
}

/** Accents a run of text and draws out its vowels, so that it still wraps like words. */
function pronounce(run: string): string {
  if (!/\p{L}/u.test(run)) return run;
  const words = run.trimEnd();
  const extra = Math.ceil(words.length * stretch);
  const vowels = (words.match(/[aeiou]/gi) ?? []).length;
  let seen = 0;
  const spoken = [...words].map((letter) => {
    const sound = accented.get(letter) ?? letter;
    if (!/[aeiou]/i.test(letter)) return sound;
    seen += 1;
    const share = Math.floor((seen * extra) / vowels) - Math.floor(((seen - 1) * extra) / vowels);
    return sound.repeat(1 + share);
  });
  const rest = vowels === 0 ? '~'.repeat(extra) : '';
  return spoken.join('') + rest + run.slice(words.length);
}

import { mask, readMessage } from '../../translations/readMessage.js';

/*
 * Pseudo-localization: English with accents, 40 % longer and in brackets. It reveals truncated,
 * concatenated and untranslated text. For Storybook and tests only: it isn't in `languages`, so it has
 * no route.
 */

const accented = new Map(
  [...'aàbƀcçdďeéfƒgğhĥiîjĵkķlļmɱnñoôpþqǫrřsštťuûvṽwŵxẋyýzž'.matchAll(/(.)(.)/gu)].flatMap(
    ([, from = '', to = '']) => [
      [from, to],
      [from.toUpperCase(), to.toUpperCase()],
    ],
  ),
);

/** German labels are some 30 % longer than English ones; 40 % leaves a margin. */
const stretch = 0.4;

/** An ICU message in the pseudo-language: placeholders, tags and the syntax of plurals stay. */
export function pseudo(message: string): string {
  const runs = new RegExp(`${mask}+|[^${mask}]+`, 'g');
  const text = readMessage(message).masked.replace(runs, (run, at: number) =>
    run.startsWith(mask) ? message.slice(at, at + run.length) : pronounce(run),
  );
  return `[${text}]`;
}

/** Accents a run of text and draws out its vowels, so that it still wraps like words. */
function pronounce(run: string): string {
  if (!/\p{L}/u.test(run)) return run;
  const words = run.trimEnd();
  const extra = Math.ceil(words.length * stretch);
  const vowels = words.match(/[aeiou]/gi)?.length ?? 0;
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

import { excerpt } from './Diagnostic.js';
import { mask } from './readMessage.js';
import type { Rule } from './inGerman.js';
import type { CatalogMessage, Finding } from './CatalogMessage.js';

/** A slip that shows in the signs or the words of a text alone. */
type Slip = {
  wrong: string;
  /** What to do where a place has nothing to put; otherwise the corrected text is shown. */
  right?: string;
  /** Languages, how it looks, and what belongs in its place; `$1` is the first group. */
  places: readonly (readonly [languages: string, pattern: RegExp, to?: string])[];
};

const space = '[ \\u00a0\\u2009\\u202f]';
const value = `\\d${mask}`;

/** An opening or a closing mark without the other one. */
const alone = (open: string, close: string) =>
  new RegExp(`${open}(?![^${open}]*${close})|(?<!${open}[^${close}]*)${close}`, 'g');

const words = (list: string) =>
  new RegExp(`(?<![\\p{L}-])(?:${list.replaceAll(' ', '|')})(?!-?\\p{L})`, 'giu');

/** By the name of the rule, which is printed behind a finding. */
export const slips: Readonly<Partial<Record<Rule, Slip>>> = {
  characters: {
    wrong:
      'A character is invisible, of another alphabet, of a markup language or our sign for a space (⍽, ⸱)',
    right: 'Type the word again, and every character as itself.',
    places: [
      ['en de fr', / ?⍽ ?/g, '\u00a0'],
      ['en de fr', / ?⸱ ?/g, '\u202f'],
      ['en de fr', /[\t\u200b-\u200d\u2060\ufeff]/g],
      ['en de fr', /[\p{Script=Cyrillic}\p{Script=Greek}\u2010\u2011\u2212\uff01-\uff5e]/gu],
      ['en de fr', /&#?\w+;|[*_$]/g],
    ],
  },
  quotes: {
    wrong: 'This is not the quotation mark of the language, or it or a bracket has no counterpart',
    right: 'English has “…” and inside it ‘…’, German „…“ and ‚…‘, French «⍽…⍽» and “…”.',
    places: [
      // Two straight apostrophes are one in ICU syntax.
      ['de', new RegExp(`,,([^"“”„«»]*?)(?:'${mask}?|["“”])`, 'g'), '„$1“'],
      ['de', /„([^"“”„«»]*?)["”]/g, '„$1“'],
      ['de', /»([^«»]*)«/g, '„$1“'],
      ['en', /["„«]\s?([^"“”„«»]*?)\s?["“”»]/g, '“$1”'],
      ['de', /["“«]\s?([^"“”„«»]*?)\s?["”»]/g, '„$1“'],
      ['fr', /(?<!«[^»]*)["“„]([^"“”„«»]*)["“”]/g, '«\u00a0$1\u00a0»'],
      ['en', /["„«»‹›‚]/g],
      ['de', /["”«»‹›]|(?<=^|\s|\()(?<!„[^“]*)“(?=\p{L})/gu],
      ['fr', /["„‚‘‹›]|(?<!«[^»]*)[“”]/g],
      ['en', alone('“', '”')],
      ['de', alone('„', '“')],
      ['fr', alone('«', '»')],
      ['en de fr', alone('\\(', '\\)')],
    ],
  },
  'french-spaces': {
    wrong:
      'A narrow no-break space (⸱) belongs before ; ! ?, a no-break space (⍽) before : and in « »',
    places: [
      ['fr', /(?<=[^\s(;!?])(?:[ \u00a0\u2009]+|)(?=[;!?])/g, '\u202f'],
      ['fr', /(?<=[^\s(])(?:[ \u2009\u202f]+|)(?=:(?!\d))/g, '\u00a0'],
      ['fr', /(?<=«)(?:[ \u2009\u202f]+|)(?=\S)/g, '\u00a0'],
      ['fr', /(?<=[^\s«])(?:[ \u2009\u202f]+|)(?=»)/g, '\u00a0'],
    ],
  },
  spaces: {
    wrong: 'There is a space too many or too few',
    places: [
      ['en de fr', new RegExp(`${space}{2,}`, 'g'), ' '],
      ['en de fr', new RegExp(`^${space}+|${space}+$`, 'gm'), ''],
      ['en de fr', new RegExp(`(?<=\\S)${space}(?=[,.](?![.\\d]))`, 'g'), ''],
      ['en de', new RegExp(`(?<=\\S)${space}(?=[;:!?])`, 'g'), ''],
      ['en de fr', /(?<=\p{L}),(?=\p{L})/gu, ', '],
      ['en de fr', /(?<=\p{Ll}{2})([.;!?])(?=\p{Lu}\p{Ll})/gu, '$1 '],
      ['en de fr', new RegExp(`(?<=\\()${space}+|${space}+(?=\\))`, 'g'), ''],
      ['de', new RegExp(`(?<=„)${space}+|${space}+(?=“)`, 'g'), ''],
    ],
  },
  signs: {
    wrong: 'This is not the sign that belongs here',
    places: [
      ['en de fr', /['´`]+/g, '’'],
      ['de', /(?<=\p{Ll})\.{3,}/gu, '\u00a0…'],
      ['en de fr', /\.{3,}/g, '…'],
      ['en de fr', /(?<!\.)([.,])(?:\1|…)(?!\.)/g, '$1'],
      // Two hyphens in a row of digits are a date or a telephone number.
      [
        'en de fr',
        new RegExp(`(?<=(?<![\\d-])\\d+|${mask}) ?- ?(?=\\d+(?![\\d-])|${mask})`, 'g'),
        '–',
      ],
      ['en de fr', /(?<=\d)(?: – ?|– )(?=\d)/g, '–'],
      ['en de fr', new RegExp(`(?<![${value}]) - | - (?![${value}])`, 'g'), ' – '],
      ['de', / ?— ?|(?<=\p{L})(?:– | –)(?=\p{L})/gu, ' – '],
    ],
  },
  words: {
    wrong: 'A word occurs twice in a row, has a capital inside the sentence or lacks its accent',
    right: 'Only nouns, names and Sie have a capital inside a German sentence.',
    places: [
      // Words that a language does repeat: that that is; die, die das das nennen; vous vous engagez.
      [
        'en de fr',
        /(?<!\p{L})(?!(?:had|that|die|der|das|vous|nous)\s)(\p{L}{2,})\s\1(?!\p{L})/gu,
        '$1',
      ],
      [
        'de',
        /(?<=\p{Ll} )(?:Von|Mir|Mich|Dem|Den|Und|Oder|Für|Mit|Im|Am|Zu|Zum|Zur|Auf|Aus|Bei)(?= )/gu,
      ],
      ['fr', /(?<=^|[.?!] )A(?= \p{Ll})/gu, 'À'],
    ],
  },
  exclamation: {
    wrong: 'The text has an exclamation mark',
    right: 'End with a full stop, or with nothing; the words carry the weight.',
    places: [['en de fr', /!/g]],
  },
  'formal-address': {
    wrong: 'This is the familiar address',
    right: 'Visitors are addressed as Sie and as vous.',
    places: [
      [
        'de',
        words('du dich dir dein deine deinem deinen deiner deines euch euer eure eurem euren'),
      ],
      ['fr', words('te toi ta tes t(?=’)')],
      // Not the tone, and not what was kept silent.
      ['fr', /(?<![\p{L}-]|(?<!\p{L})(?:le|un|ce|du|au|autre) )ton(?!-?\p{L})/giu],
      ['fr', /(?<![\p{L}-]|(?<!\p{L})(?:est|été|ai|as|a|avez|avoir|longtemps) )tu(?!-?\p{L})/giu],
      ['fr', /-(?:tu|toi|te)(?!\p{L})/giu],
      // An imperative: at the beginning of a sentence, and before “moi”.
      [
        'de',
        /(?<=^|[.!?] )(?:Schreib|Bring|Wähl|Ruf|Buch|Frag|Lies|Nimm|Sag|Komm|Melde|Sprich)(?!\p{L})/gu,
      ],
      [
        'fr',
        /(?<=^|[.!?] )(?:Viens|Reviens|Choisis|Commence|Prends|Écris|Décris|Dis|Lis)(?!\p{L})/gu,
      ],
      ['fr', /(?<![\p{L}-])(?!\p{L}*(?:ez|dites|faites)-)\p{L}+-moi(?!\p{L})/giu],
    ],
  },
  gender: {
    wrong: 'This says whether the speaker is a woman or a man',
    right: 'Name the role or the work instead of the person.',
    places: [
      ['de', words('Beraterin Moderatorin Managerin Unternehmerin Trainerin Expertin Gründerin')],
      ['fr', words('consultante directrice formatrice fondatrice entrepreneure conseillère')],
      [
        'de',
        /(?<!\p{L})als (?:\p{Ll}+er )?(?:Berater|Moderator|Unternehmer|Trainer|Experte|Gründer)(?!\p{L})/giu,
      ],
      [
        'fr',
        /(?<!\p{L})je (?:me |m’)?(?:suis|reste) (?:\p{L}+ment )?(?:\p{Ll}{2,}[éiu]|sûr|prêt|prudent|seul)e?(?!\p{L}|’)/giu,
      ],
      ['fr', /(?<=^|[.!?] )\p{Lu}\p{Ll}+ée?(?= [^.,]*, je(?!\p{L}))/gu],
      ['fr', /\p{L}(?:\(e\)|·e)s?(?!\p{L})/gu],
    ],
  },
};

/** Both texts of a message with all places of a pattern put right; they stay as long as each other. */
function correct(texts: readonly string[], [, pattern, to]: Slip['places'][number]): string[] {
  if (to === undefined) return [...texts];
  const matches = [...texts[0]!.matchAll(new RegExp(pattern, `${pattern.flags}d`))].toReversed();
  return texts.map((text) =>
    matches.reduce((rest, { indices }) => {
      const [[start, end], group] = [indices![0]!, indices![1] ?? [0, 0]];
      return rest.slice(0, start) + to.replace('$1', rest.slice(...group)) + rest.slice(end);
    }, text),
  );
}

/** What the table finds in a message: of each rule the first place, and the whole text as it would be right. */
export function checkSlips({ translation, language }: CatalogMessage): Finding[] {
  const { masked, text } = translation;
  const found = Object.entries(slips).flatMap(([rule, slip]) => {
    const places = slip.places.filter(([languages]) => languages.split(' ').includes(language));
    const place = places.find(([, pattern]) => masked.search(pattern) >= 0);
    if (!place) return [];
    const [, pattern, to] = place;
    const [match] = masked.matchAll(pattern);
    return {
      rule: rule as Rule,
      slip,
      places,
      to,
      from: match!.index,
      end: match!.index + match![0].length,
    };
  });
  // What another rule has found at the same place would be misleading.
  const shown = found.filter(
    ({ from, end }, at) => !found.slice(0, at).some((one) => from <= one.end && one.from <= end),
  );
  const corrected = shown.flatMap(({ places }) => places).reduce(correct, [masked, text])[1]!;
  return shown.map(({ rule, slip: { wrong, right = '' }, to, from, end }) => ({
    rule,
    wrong: `${wrong}: ${excerpt(text, from, end - from)}.`,
    right: to === undefined ? right : `“${corrected}”`,
  }));
}

import { excerpt, type Match } from '../excerpt.js';
import type { CatalogMessage } from '../Rule.js';

/** American spelling → British, by the beginning of the word; endings follow as written. */
const spellings: [american: string, british: string][] = [
  ['analyz', 'analys'],
  ['behavior', 'behaviour'],
  ['canceled', 'cancelled'],
  ['canceling', 'cancelling'],
  ['center', 'centre'],
  ['color', 'colour'],
  ['counselor', 'counsellor'],
  ['counseling', 'counselling'],
  ['defense', 'defence'],
  ['enrollment', 'enrolment'],
  ['endeavor', 'endeavour'],
  ['favor', 'favour'],
  ['fulfillment', 'fulfilment'],
  ['gray', 'grey'],
  ['harbor', 'harbour'],
  ['honor', 'honour'],
  ['humor', 'humour'],
  ['labor', 'labour'],
  ['leveled', 'levelled'],
  ['liter', 'litre'],
  ['modeling', 'modelling'],
  ['neighbor', 'neighbour'],
  ['offense', 'offence'],
  ['pretense', 'pretence'],
  ['rumor', 'rumour'],
  ['signaled', 'signalled'],
  ['skeptic', 'sceptic'],
  ['skillful', 'skilful'],
  ['theater', 'theatre'],
  ['traveled', 'travelled'],
  ['traveling', 'travelling'],
];

const words = new RegExp(`(?<!\\p{L})(${spellings.map(([us]) => us).join('|')})\\p{L}*`, 'giu');

/** Words that a listed beginning would catch wrongly. */
const sameInBoth = /^(?:laborat|litera|honorar|humorist|colorat|colorado|centered)/i;

const ize = /(?<!\p{L})\p{L}{2,}i(z)(?:e[ds]?|er|ers|ing|ation|ations|ational)(?!\p{L})/giu;
const izeInBoth = /^(?:siz|priz|seiz|capsiz|assiz|bronz|resiz|downsiz|overs?iz|outsiz)/i;

/** English is spelt the British way, with -ise. */
export function* britishSpelling({ translation: { masked, text } }: CatalogMessage) {
  for (const match of masked.matchAll(words)) {
    const [word, beginning = ''] = match;
    if (sameInBoth.test(word)) continue;
    const british = spellings.find(([us]) => us === beginning.toLowerCase())?.[1] ?? beginning;
    // The first letter is the same in both, and keeps its case.
    yield remark(text, match, word.charAt(0) + british.slice(1) + word.slice(beginning.length));
  }
  for (const match of masked.matchAll(ize)) {
    if (izeInBoth.test(match[0])) continue;
    yield remark(text, match, match[0].replace(/iz(?=e|ing|ation)/i, 'is'));
  }
}

function remark(text: string, match: Match, right: string) {
  const wrong = `“${match[0]}” is American spelling: ${excerpt(text, match)}.`;
  return { wrong, right: `British: ${right}.` };
}

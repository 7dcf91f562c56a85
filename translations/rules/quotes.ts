import { editText } from '../excerpt.js';
import { baseLanguage, languageName } from '../languageNames.js';
import type { Rule } from '../Rule.js';
import { quoteMarks } from './quoteMarks.js';

const everyMark = /["“”„‟«»‹›‚‘]/g;

/** Quotation marks are those of the language: “…” in English, „…“ in German, « … » in French. */
export const quotes: Rule = {
  name: 'quotes',
  group: 'typography',
  *check({ translation: { masked, text }, language }) {
    const marks = quoteMarks[baseLanguage(language)];
    if (!marks) return;
    const { outer, inner, innerAlone, example } = marks;
    const allowed = [outer.open, outer.close, inner.open, inner.close].join('').replace(/\s/g, '');
    const found = [...masked.matchAll(everyMark)];
    const foreign = found.filter(([mark]) => !allowed.includes(mark));
    const first = foreign[0];
    // A German pair set the English way, “Wort”, opens with the mark that closes in German.
    const wrongWay = outer.close.trim() === '“' && found[0]?.[0] === '“' ? found[0] : undefined;
    const innerOnly = found[0]?.[0] === inner.open && !innerAlone ? found[0] : undefined;
    const odd = first ?? wrongWay ?? innerOnly;
    if (!odd) return;
    const edits = found.map((match, index) => ({
      start: match.index,
      end: match.index + 1,
      replacement: index % 2 === 0 ? outer.open : outer.close,
    }));
    const paired = found.length === 2;
    yield {
      wrong: `${odd[0]} is not the quotation mark that ${languageName(language)} has here.`,
      right: paired ? `“${editText(text, edits)}”` : `Write ${example}.`,
      ...(paired && { edits }),
    };
  },
};

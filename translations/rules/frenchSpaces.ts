import { replaceRemark } from '../excerpt.js';
import type { Rule } from '../Rule.js';

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';
const anySpace = '[ \\t\\u00a0\\u2009\\u202f]*';

/** French: U+202F before ; ! ? and U+00A0 before : and inside « ». */
export const frenchSpaces: Rule = {
  name: 'french-spaces',
  group: 'typography',
  languages: ['fr'],
  *check({ translation: { masked, text } }) {
    const places: [pattern: string, space: string, name: string][] = [
      [
        `(?<=[^\\s(])${anySpace}(?=[;!?])(?<![;!?])`,
        narrowNoBreak,
        'A narrow no-break space (U+202F)',
      ],
      [`(?<=[^\\s(])${anySpace}(?=:(?!\\d))`, noBreak, 'A no-break space (U+00A0)'],
      [`(?<=«)${anySpace}`, noBreak, 'A no-break space (U+00A0)'],
      [`(?<=[^\\s«])${anySpace}(?=»)`, noBreak, 'A no-break space (U+00A0)'],
    ];
    for (const [pattern, space, name] of places) {
      for (const match of masked.matchAll(new RegExp(pattern, 'g'))) {
        if (match[0] === space) continue;
        const after = masked.charAt(match.index - 1) === '«';
        const mark = after ? '«' : masked.charAt(match.index + match[0].length);
        const wrong = `${name} belongs ${after ? 'after' : 'before'} “${mark}”; ${describe(match[0])}.`;
        yield replaceRemark(wrong, text, match, space);
      }
    }
  },
};

function describe(found: string): string {
  if (found === '') return 'there is none';
  if (found === ' ') return 'it is an ordinary one';
  return 'it is another kind';
}

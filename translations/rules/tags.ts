import { closest } from 'fastest-levenshtein';
import type { Message } from '../readMessage.js';
import type { Rule } from '../Rule.js';

/** Tags such as `<link>…</link>` are those of the source, closed, and in pairs. */
export const tags: Rule = {
  name: 'tags',
  group: 'structure',
  *check({ source, translation, isSource }) {
    if (translation.problem) return;
    // A slip in a name is an edit of one of the source's: </lnk> for </link>.
    const known = [...new Set(source.tags.map(({ name }) => name))];
    const meant = (name: string) => (known.length > 0 ? closest(name, known) : name);
    const open: string[] = [];
    for (const { name, kind } of translation.tags) {
      if (kind === 'open') open.push(name);
      if (kind === 'close' && open.pop() !== name) {
        yield {
          wrong: `</${name}> closes a tag that is not open.`,
          right: `Tags come in pairs around the words they belong to: <${meant(name)}>words</${meant(name)}>.`,
        };
        return;
      }
    }
    const left = open.at(-1);
    if (left) {
      yield {
        wrong: `<${left}> is never closed.`,
        right: `Write </${left}> after the words it belongs to.`,
      };
      return;
    }
    if (isSource || source.problem) return;
    const wanted = counts(source);
    const found = counts(translation);
    for (const name of new Set([...wanted.keys(), ...found.keys()])) {
      const difference = (found.get(name) ?? 0) - (wanted.get(name) ?? 0);
      if (difference < 0) {
        yield {
          wrong: `The tag <${name}> of the source is missing.`,
          right: `Put <${name}> and </${name}> around the words that carry the same meaning.`,
        };
      } else if (difference > 0) {
        yield {
          wrong: `The source has no tag <${name}> in this place.`,
          right:
            known.length > 0
              ? `Tags stay as in the source: ${known.map((tag) => `<${tag}>`).join(', ')}.`
              : 'The source has no tags; take it out.',
        };
      }
    }
  },
};

function counts(message: Message): Map<string, number> {
  const result = new Map<string, number>();
  for (const { name, kind } of message.tags) {
    if (kind !== 'close') result.set(name, (result.get(name) ?? 0) + 1);
  }
  return result;
}

import type { Message } from '../readMessage.js';
import type { Rule } from '../Rule.js';

/** The translation has the placeholders of the source, no more and no fewer, of the same kind. */
export const placeholders: Rule = {
  name: 'placeholders',
  group: 'structure',
  *check({ source, translation, isSource }) {
    if (isSource || source.problem || translation.problem) return;
    const wanted = kinds(source);
    const found = kinds(translation);
    for (const [name, kind] of wanted) {
      const other = found.get(name);
      if (other === undefined) {
        yield {
          wrong: `The placeholder {${name}} is missing.`,
          right: `Put {${name}} where its value belongs in the sentence.`,
        };
      } else if (other !== kind) {
        yield {
          wrong: `{${name}} is ${describe(other)} here, but ${describe(kind)} in the source.`,
          right: `Write it as the source does: ${source.text}`,
        };
      }
    }
    for (const name of found.keys()) {
      if (wanted.has(name)) continue;
      const known = [...wanted.keys()].map((one) => `{${one}}`).join(', ');
      yield {
        wrong: `The source has no placeholder {${name}}, so visitors would see a gap.`,
        right: known
          ? `The names stay as in the source: ${known}.`
          : 'The source has no placeholders; take it out.',
      };
    }
  },
};

function kinds(message: Message): Map<string, string> {
  return new Map(message.placeholders.map(({ name, kind }) => [name, kind]));
}

function describe(kind: string): string {
  return kind === 'argument' ? 'a simple placeholder' : `a “${kind}”`;
}

import { parseIcu, type IcuNode } from 'pofile-ts';

/** In the place of a placeholder, a number or an address. */
const value = '\uFFFC';

/** A message in ICU syntax, with tags. */
export type Message = {
  text: string;
  /** What a visitor reads, without tags and with `\uFFFC` for each value: a text for each form of a plural. */
  shown: string[];
  nodes: IcuNode[];
  /** Length in characters of the longest form; a placeholder counts as its name. */
  longest: number;
  /** Why the message cannot be read; `nodes` and `shown` are then empty. */
  problem?: string;
};

const address = /https?:\/\/[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Parses an ICU message. Never throws; see `problem`. */
export function readMessage(text: string): Message {
  const { ast, errors } = parseIcu(text);
  if (!ast) {
    const at = errors[0]!.location.start.offset;
    const problem = `a brace, a tag or the form “other” is missing, or one too many, at “${text.slice(at, at + 16)}”`;
    return { text, shown: [], nodes: [], longest: 0, problem };
  }
  const shown = textsOf(ast, () => value).map((one) => one.replace(address, value));
  const lengths = textsOf(ast, (name) => name).map((one) => [...one].length);
  return { text, shown, nodes: ast, longest: Math.max(...lengths) };
}

/** The texts of a plural or select by form; of any other node none. */
export const formsOf = (node: IcuNode): IcuNode[][] =>
  node.type === 'plural' || node.type === 'select'
    ? Object.values(node.options).map(({ value: nodes }) => nodes)
    : [];

/** The message as sentences, one for each form of its plurals. */
function textsOf(nodes: readonly IcuNode[], valueOf: (name: string) => string): string[] {
  return nodes.reduce<string[]>(
    (texts, node) => {
      const next =
        node.type === 'literal'
          ? [node.value]
          : node.type === 'pound'
            ? [valueOf('0')]
            : node.type === 'tag'
              ? textsOf(node.children, valueOf)
              : formsOf(node).flatMap((form) => textsOf(form, valueOf));
      const all = next.length > 0 ? next : [valueOf('value' in node ? node.value : '')];
      return texts.flatMap((text) => all.map((one) => text + one));
    },
    [''],
  );
}

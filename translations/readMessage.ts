import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parseIcu, type IcuNode } from 'pofile-ts';

/** Replaces everything that is not text in `Message.masked`. */
const mask = '\uFFFC';

/** A message in ICU syntax, with tags. */
export type Message = {
  text: string;
  /**
   * As long as `text`, but every character that a visitor doesn't see as written (placeholders,
   * tags, the syntax of plurals, addresses) is `mask`. A rule finds its places here and shows `text` at
   * the same indices.
   */
  masked: string;
  nodes: IcuNode[];
  /** Length in characters of the longest form; a placeholder counts as its name. */
  longest: number;
  /** Why the message cannot be read; `nodes` is then empty and `masked` has no text. */
  problem?: string;
};

const address = /https?:\/\/[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Parses an ICU message. Never throws; see `problem`. */
export function readMessage(text: string): Message {
  const { ast, errors } = parseIcu(text, { requiresOtherClause: false });
  const at = errors[0]?.location.start.offset;
  const problem =
    at === undefined
      ? linguiProblem(text)
      : `a brace or a tag is missing or one too many at “${text.slice(at, at + 16)}”`;
  if (problem || !ast)
    return { text, masked: mask.repeat(text.length), nodes: [], longest: 0, problem: problem! };
  const masked = maskSyntax(text, ast).replace(address, (found) => mask.repeat(found.length));
  return { text, masked, nodes: ast, longest: [...plainText(ast, (name) => name)].length };
}

/** The parser of pofile-ts knows tags, but takes some plurals that Lingui refuses. */
function linguiProblem(text: string): string | undefined {
  try {
    compileMessageOrThrow(text);
    return undefined;
  } catch (error) {
    return (error as Error).message.split(' at line ')[0];
  }
}

/** Shows the literals of the tree in a text of nothing but masks. */
function maskSyntax(text: string, tree: readonly IcuNode[]): string {
  const shown = Array.from({ length: text.length }, () => mask);
  let at = 0;
  const pass = (sign: string) => (at = text.indexOf(sign, at) + 1);
  const walk = (nodes: readonly IcuNode[]): void => {
    for (const node of nodes) {
      if (node.type === 'literal') {
        for (const char of node.value.split('')) {
          // A quote around brackets is no part of the value.
          at = text.indexOf(char, at);
          shown[at++] = char;
        }
      } else if (node.type === 'pound') pass('#');
      else if (node.type === 'tag') {
        pass('>');
        walk(node.children);
        pass('>');
      } else {
        pass('{');
        for (const [, form] of formsOf(node)) {
          pass('{');
          walk(form);
          pass('}');
        }
        pass('}');
      }
    }
  };
  walk(tree);
  return shown.join('');
}

/** The texts of a plural or select by form; of any other node none. */
export function formsOf(node: IcuNode): [form: string, nodes: IcuNode[]][] {
  if (node.type !== 'plural' && node.type !== 'select') return [];
  return Object.entries(node.options).map(([form, { value }]) => [form, value]);
}

/** The message as one sentence: the longest form of a plural, no tags, a value for a placeholder. */
export function plainText(nodes: readonly IcuNode[], valueOf = (_name: string) => '0'): string {
  return nodes
    .map((node): string => {
      if (node.type === 'pound') return '0';
      if (node.type === 'literal') return node.value;
      if (node.type === 'tag') return plainText(node.children, valueOf);
      const forms = formsOf(node).map(([, inner]) => plainText(inner, valueOf));
      return forms.toSorted((a, b) => b.length - a.length)[0] ?? valueOf(node.value);
    })
    .join('');
}

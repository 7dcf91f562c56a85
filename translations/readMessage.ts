import { parseIcu, type IcuNode } from 'pofile-ts';

/** Replaces everything that is not text in `Message.masked`. */
export const mask = '\uFFFC';

/** A message in ICU syntax, with tags. */
export type Message = {
  text: string;
  /**
   * As long as `text`, but every character that a visitor doesn't see as written (placeholders,
   * tags, the syntax of plurals, addresses) is `mask`. A rule finds its places here and may edit
   * `text` at the same indices.
   */
  masked: string;
  /** The parsed message. */
  nodes: IcuNode[];
  /** Length in characters of the longest form; a placeholder counts as its name. */
  longest: number;
  /** Set if the message can't be parsed; `nodes` is then empty and `masked` has no text. */
  problem?: { wrong: string; right: string };
};

const quoted = /'[{}][^']*'/g;
const tag = /<\/?[A-Za-z0-9]+\s*\/?>/g;
const address = /https?:\/\/[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Parses an ICU message. Never throws; see `problem`. */
export function readMessage(text: string): Message {
  const result = parseIcu(text, { requiresOtherClause: false });
  const problem = result.success
    ? problemOf(text)
    : brokenAt(text, result.errors[0]?.location.start.offset ?? 0);
  if (problem || !result.success)
    return {
      text,
      masked: mask.repeat(text.length),
      nodes: [],
      longest: 0,
      ...(problem && { problem }),
    };
  let masked = text;
  for (const pattern of [quoted, tag, address])
    masked = masked.replace(pattern, (found) => mask.repeat(found.length));
  masked = maskSyntax(masked);
  return { text, masked, nodes: result.ast, longest: lengthOf(result.ast) };
}

/** Masks placeholders and the syntax of plurals in a message that can be parsed. */
function maskSyntax(text: string): string {
  const opening = /\{\s*\w+\s*(?:\}|,\s*(?:plural|select|selectordinal)\s*,|,[^{}]*\})/y;
  // Inside a plural, its forms and their texts take turns.
  const open: ('forms' | 'text')[] = ['text'];
  let masked = '';
  while (masked.length < text.length) {
    const char = text[masked.length]!;
    opening.lastIndex = masked.length;
    const [syntax] = (open.at(-1) === 'text' && opening.exec(text)) || [char];
    const isText = open.at(-1) === 'text' && !/[{}]/.test(syntax) && (char !== '#' || !open[1]);
    if (syntax.length > 1 && syntax.endsWith(',')) open.push('forms');
    else if (char === '{' && syntax === '{') open.push('text');
    else if (char === '}') open.pop();
    masked += isText ? char : mask.repeat(syntax.length);
  }
  return masked;
}

/** The texts of a plural or select by form; of any other node none. */
export function formsOf(node: IcuNode): [form: string, nodes: IcuNode[]][] {
  if (node.type !== 'plural' && node.type !== 'select') return [];
  return Object.entries(node.options).map(([form, { value }]) => [form, value]);
}

/** The message as one sentence: the last form of a plural, `0` for a placeholder, no tags. */
export function plainText(nodes: readonly IcuNode[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'literal') return node.value.replace(selfClosing, '');
      if (node.type === 'tag') return plainText(node.children);
      return plainText(formsOf(node).at(-1)?.[1] ?? []) || '0';
    })
    .join('');
}

/** `<break/>`, which the library leaves in the text. */
export const selfClosing = /<(\w+)\s*\/>/g;

function lengthOf(nodes: readonly IcuNode[]): number {
  return nodes.reduce((sum, node) => {
    if (node.type === 'pound') return sum + 1;
    if (node.type === 'tag') return sum + lengthOf(node.children);
    const forms = formsOf(node).map(([, inner]) => lengthOf(inner));
    if (forms.length > 0) return sum + Math.max(...forms);
    return sum + [...('value' in node ? node.value.replace(selfClosing, '') : '')].length;
  }, 0);
}

const keywords = ['plural', 'select', 'selectordinal', 'number', 'date', 'time'];

/** What the library accepts and Lingui does not. */
function problemOf(text: string): Message['problem'] {
  const unquoted = text.replace(quoted, '');
  const [, keyword] = /\{\s*\w+\s*,\s*(\w+)/.exec(unquoted) ?? [];
  if (keyword && !keywords.includes(keyword))
    return {
      wrong: `“${keyword}” is not a keyword.`,
      right: 'Keywords are not translated: plural, select, one, other, in small letters.',
    };
  if (/\p{L}'[{}]/u.test(text))
    return {
      wrong: 'A straight apostrophe before a curly bracket turns the placeholder into plain text.',
      right: 'Write ’ as the apostrophe: l’{name}.',
    };
  const count = (bracket: string) => unquoted.split(bracket).length;
  if (count('{') !== count('}'))
    return {
      wrong: 'A curly bracket has no counterpart.',
      right: 'Placeholders have both brackets: {name}.',
    };
  return undefined;
}

function brokenAt(text: string, offset: number): Message['problem'] {
  const [found] = /^<?\/?\w*>?/.exec(text.slice(offset)) ?? [''];
  if (found.startsWith('<')) {
    const name = /\w+/.exec(found)?.[0] ?? 'link';
    return {
      wrong: `The tag ${found} has no counterpart.`,
      right: `Tags come in pairs around the words they belong to: <${name}>words</${name}>.`,
    };
  }
  return {
    wrong: `The curly brackets do not fit together from character ${offset + 1} on: one is missing, or one too many.`,
    right:
      'Copy placeholders and plurals from the source text and translate only the words in them.',
  };
}

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
  const problem = problemOf(text, result.errors[0]?.location.start.offset);
  if (problem || !result.success)
    return {
      text,
      masked: mask.repeat(text.length),
      nodes: [],
      longest: 0,
      ...(problem && { problem }),
    };
  const hide = (found: string) => mask.repeat(found.length);
  const masked = text.replace(quoted, hide).replace(tag, hide).replace(address, hide);
  const longest = [...plainText(result.ast, (name) => name)].length;
  return { text, masked: maskSyntax(masked), nodes: result.ast, longest };
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

const keywords = ['plural', 'select', 'selectordinal', 'number', 'date', 'time'];

/**
 * @param offset - where the library failed; it accepts some messages that Lingui does not
 */
function problemOf(text: string, offset?: number): Message['problem'] {
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
  const [found] = /^<\/?\w+>?/.exec(text.slice(offset)) ?? [];
  if (offset !== undefined && found)
    return {
      wrong: `The tag ${found} has no counterpart.`,
      right: 'Tags come in pairs around the words they belong to: <link>words</link>.',
    };
  if (offset !== undefined || unquoted.split('{').length !== unquoted.split('}').length)
    return {
      wrong: `The curly brackets do not fit together${offset ? ` from character ${offset + 1} on` : ''}.`,
      right: 'Copy placeholders and plurals from the source text and translate only their words.',
    };
  return undefined;
}

import { parse, type Token } from '@messageformat/parser';

/** Replaces everything that is not text in `Message.masked`. */
export const mask = '\uFFFC';

/** The parts of a message, as Lingui parses it. */
export type Message = {
  text: string;
  /**
   * As long as `text`, but every character that a visitor doesn't see as written (placeholders,
   * tags, the syntax of plurals, addresses) is `mask`. A rule finds its places here and may edit
   * `text` at the same indices.
   */
  masked: string;
  /**
   * `{name}` or `{count, plural, …}`. The kind is `argument` for `{name}`; otherwise `plural`,
   * `select`, `selectordinal` or a format.
   */
  placeholders: { name: string; kind: string }[];
  /** Plurals once more, with the forms that they have. */
  plurals: { name: string; kind: 'plural' | 'selectordinal'; forms: string[] }[];
  /** `<link>`, `</link>` or `<break/>`. */
  tags: { name: string; kind: 'open' | 'close' | 'self' }[];
  /** Length in characters of the longest form; a placeholder counts as its name. */
  longest: number;
  /** Set if the message can't be parsed; everything else is then empty and `masked` has no text. */
  problem?: { wrong: string; right: string };
};

const tagPattern = /<(\/?)([A-Za-z0-9]+)\s*(\/?)>/g;
const addressPattern = /https?:\/\/[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Reads an ICU message with tags. Never throws; see `problem`. */
export function readMessage(text: string): Message {
  const message: Message = {
    text,
    masked: mask.repeat(text.length),
    placeholders: [],
    plurals: [],
    tags: [],
    longest: 0,
  };
  let tokens: Token[];
  try {
    // Lingui compiles with the same parser, so both agree on what is valid.
    tokens = parse(text);
  } catch (error) {
    message.problem = describeSyntaxError(error);
    return message;
  }
  collect(tokens, message);
  message.longest = lengthOf(tokens);
  return message;
}

function collect(tokens: Token[], message: Message): void {
  for (const token of tokens) {
    if (token.type === 'content') {
      addContent(token.ctx.offset, token.ctx.text, message);
    } else if (token.type === 'argument') {
      message.placeholders.push({ name: token.arg, kind: 'argument' });
    } else if (token.type === 'function') {
      message.placeholders.push({ name: token.arg, kind: token.key });
    } else if (token.type !== 'octothorpe') {
      message.placeholders.push({ name: token.arg, kind: token.type });
      if (token.type !== 'select') {
        const forms = token.cases.map(({ key }) => key);
        message.plurals.push({ name: token.arg, kind: token.type, forms });
      }
      for (const { tokens: inner } of token.cases) collect(inner, message);
    }
  }
}

function addContent(offset: number, raw: string, message: Message): void {
  const unquoted = raw.replace(/'[{}][^']*'/g, '');
  if (/[{}]/.test(unquoted)) {
    message.problem = {
      wrong: 'A curly bracket has no counterpart.',
      right: 'Placeholders have both brackets: {name}.',
    };
  }
  let visible = raw;
  for (const pattern of [/'[{}][^']*'/g, tagPattern, addressPattern]) {
    visible = visible.replace(pattern, (found) => mask.repeat(found.length));
  }
  for (const [, slash, name, self] of raw.matchAll(tagPattern)) {
    message.tags.push({ name: name ?? '', kind: slash ? 'close' : self ? 'self' : 'open' });
  }
  message.masked =
    message.masked.slice(0, offset) + visible + message.masked.slice(offset + raw.length);
}

function lengthOf(tokens: Token[]): number {
  return tokens.reduce((sum, token) => {
    if (token.type === 'content') return sum + [...token.value.replace(tagPattern, '')].length;
    if (token.type === 'octothorpe') return sum + 1;
    if (token.type === 'argument' || token.type === 'function') return sum + token.arg.length;
    return sum + Math.max(...token.cases.map((one) => lengthOf(one.tokens)));
  }, 0);
}

function describeSyntaxError(error: unknown): { wrong: string; right: string } {
  const column = /col (\d+)/.exec(String(error))?.[1];
  return {
    wrong: `The curly brackets do not fit together${column ? ` from character ${column} on` : ''}: one is missing, or one too many.`,
    right:
      'Copy placeholders and plurals from the source text and translate only the words in them.',
  };
}

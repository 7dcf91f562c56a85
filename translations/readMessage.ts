import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A text in ICU syntax, with tags. */
export type MessageText = {
  text: string;
  /** What a visitor reads, without tags and with `\uFFFC` for each value: a text for each form of a plural. */
  forms: readonly string[];
  /** Length in characters of the longest form; a placeholder counts as its name. */
  longest: number;
  /** `{name}`, `{name, plural}`, `#` and `<tag>`, as often as they occur. */
  parts: readonly string[];
  /** Why the text cannot be read; the fields above are then empty. */
  problem?: string;
};

/** Replaces a placeholder or a number. */
const value = '\uFFFC';

/** Parses a text in ICU syntax. Never throws; see `problem`. */
export function readMessage(text: string): MessageText {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text);
  } catch (error) {
    const { offset } = (error as { location: Location }).location.start;
    const problem = `a brace, a tag or the form “other” is missing, or one too many, at “${text.slice(offset, offset + 16)}”`;
    return { text, forms: [], longest: 0, parts: [], problem };
  }
  const lengths = textsOf(elements, (name) => name).map((one) => [...one].length);
  return {
    text,
    forms: textsOf(elements, () => value),
    longest: Math.max(...lengths),
    parts: elements.flatMap(partsOf),
  };
}

type Location = { start: { offset: number } };

/** The message as sentences: one for each form of its plurals. */
function textsOf(
  nodes: readonly MessageFormatElement[],
  valueOf: (name: string) => string,
): string[] {
  return nodes.reduce(
    (texts, node) => {
      const continuations = textsOfNode(node, valueOf);
      return texts.flatMap((text) => continuations.map((next) => text + next));
    },
    [''],
  );
}

function textsOfNode(node: MessageFormatElement, valueOf: (name: string) => string): string[] {
  switch (node.type) {
    case TYPE.literal:
      return [node.value];
    case TYPE.pound:
      return [valueOf('0')];
    case TYPE.tag:
      return textsOf(node.children, valueOf);
    case TYPE.plural:
    case TYPE.select:
      return Object.values(node.options).flatMap((form) => textsOf(form.value, valueOf));
    default:
      return [valueOf(node.value)];
  }
}

function partsOf(node: MessageFormatElement): string[] {
  switch (node.type) {
    case TYPE.literal:
      return [];
    case TYPE.pound:
      return ['#'];
    case TYPE.tag:
      if (node.children.length === 0) return [`<${node.value}> without words`];
      return [`<${node.value}>`, ...node.children.flatMap(partsOf)];
    case TYPE.argument:
      return [`{${node.value}}`];
    case TYPE.plural:
    case TYPE.select: {
      // The form “other” has them all; “one” may write its number as a word, but has nothing else.
      const forms = Object.values(node.options).map((form) => form.value.flatMap(partsOf));
      const other = node.options['other']?.value.flatMap(partsOf) ?? [];
      const extra = new Set(forms.flat().filter((part) => !other.includes(part)));
      const named = [...extra].map((part) => `${part} outside “other”`);
      return [`{${node.value}, ${TYPE[node.type]}}`, ...other, ...named];
    }
    default:
      return [`{${node.value}, ${TYPE[node.type]}}`];
  }
}

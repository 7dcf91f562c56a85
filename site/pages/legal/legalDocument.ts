import { lexer, type MarkedToken, type Token } from 'marked';
import { isMissing, isPlaceholder, type Fact } from '../../owner/fact.js';
import type { Block, Inline } from './Block.js';

/** What replaces the placeholders and conditions of a legal document. */
export type LegalFacts = {
  /**
   * A value for each `{placeholder}`. `undefined` takes the line with it, and a section of which
   * nothing is left its heading.
   */
  values: Readonly<Record<string, Fact | undefined>>;
  /** For each condition the variant to show: `{ draftStorage: 'yes' }` keeps `if draftStorage=yes`. */
  conditions: Readonly<Record<string, string>>;
};

/**
 * Turns a legal document into data: its conditions decided, its placeholders filled or marked.
 *
 * In the Markdown, `<!-- if name=value -->` begins a variant that ends at the next `if` or at
 * `<!-- endif -->`; `{name}` is a placeholder, and `{contactPath}` as a link's target leads to the
 * contact page.
 *
 * @throws a sentence when a condition or placeholder is unknown, a condition is left open, or the
 *   Markdown uses something that the pages cannot show
 */
export function legalDocument(markdown: string, facts: LegalFacts): Block[] {
  const text = withoutAbsentLines(withConditionsDecided(markdown, facts), facts);
  // A value never goes through the lexer, so that no character in it can become markup.
  const blocks = lexer(text).flatMap((token) => block(token, facts));
  return blocks.filter((each, index) => !isEmptySection(each, blocks[index + 1]));
}

function withConditionsDecided(markdown: string, { conditions }: LegalFacts): string {
  let open: string | undefined;
  let isShown = true;
  const lines = markdown.split('\n').filter((line) => {
    const comment = /^\s*<!--(.*)-->\s*$/.exec(line)?.[1]?.trim();
    if (comment === undefined) return isShown;
    const [, name, variant] = /^if (\w+)=(\w+)$/.exec(comment) ?? [];
    if (comment !== 'endif' && !name)
      throw new Error(`"${line.trim()}" is neither a condition (if name=value) nor endif.`);
    if (name && !(name in conditions))
      throw new Error(
        `"${line.trim()}" asks for "${name}"; known are ${Object.keys(conditions).join(', ')}.`,
      );
    open = name && line;
    isShown = name === undefined || conditions[name] === variant;
    return false;
  });
  if (open) throw new Error(`"${open.trim()}" is never closed; put <!-- endif --> after it.`);
  return lines.join('\n');
}

function withoutAbsentLines(markdown: string, { values }: LegalFacts): string {
  return markdown
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split('\n')
        .filter((line) =>
          placeholders(line).every((name) => {
            if (name !== contactPath && !(name in values))
              throw new Error(
                `{${name}} is not a placeholder that legalFacts.ts fills, in the line "${line}".`,
              );
            return name === contactPath || values[name] !== undefined;
          }),
        )
        .join('\n')
        // The line that broke before a line which is gone has nothing to break before.
        .replace(/\\$/, ''),
    )
    .join('\n\n');
}

const contactPath = 'contactPath';

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

function block(each: Token, facts: LegalFacts): Block[] {
  const token = each as MarkedToken;
  switch (token.type) {
    case 'space':
      return [];
    case 'heading': {
      const { depth: level } = token;
      if (level !== 2 && level !== 3)
        throw new Error(`"${token.raw.trim()}": a heading here has two or three #.`);
      return [{ type: 'heading', level, content: inlines(token.tokens, facts) }];
    }
    case 'paragraph':
      return [{ type: 'paragraph', content: inlines(token.tokens, facts) }];
    case 'list':
      return [{ type: 'list', items: token.items.map(({ tokens }) => inlines(tokens, facts)) }];
    default:
      throw new Error(
        `The pages cannot show this part of a legal document: "${token.raw.trim()}".`,
      );
  }
}

function inlines(tokens: readonly Token[], facts: LegalFacts): Inline[] {
  return (tokens as readonly MarkedToken[]).flatMap((token): Inline[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'paragraph':
        return inlines(token.tokens, facts);
      case 'text':
        return token.tokens ? inlines(token.tokens, facts) : filled(token.raw, facts);
      case 'escape':
        return filled(token.text, facts);
      case 'strong':
        return [{ type: 'strong', content: inlines(token.tokens, facts) }];
      case 'codespan':
        return [{ type: 'code', text: token.text }];
      case 'br':
        return [{ type: 'break' }];
      case 'link': {
        const { href } = token;
        const content = inlines(token.tokens, facts);
        return [
          decodeURI(href) === `{${contactPath}}`
            ? { type: 'pageLink', page: 'contact', content }
            : { type: 'link', href: href.replace(/^http:/, 'https:'), content },
        ];
      }
      default:
        throw new Error(`The pages cannot show "${token.raw}" in a legal document.`);
    }
  });
}

/** A text in one line, with its placeholders in place. */
function filled(text: string, { values }: LegalFacts): Inline[] {
  const line = text.replaceAll(/[ ]*\n[ ]*/g, ' ');
  return line.split(/\{(\w+)\}/).flatMap((part, index): Inline[] => {
    if (index % 2 === 1) return [value(values[part]!)];
    return part === '' ? [] : [{ type: 'text', text: part }];
  });
}

function value(fact: Fact): Inline {
  if (isMissing(fact)) return { type: 'missing', fact: fact.missing };
  if (isPlaceholder(fact)) return { type: 'pending', text: fact };
  const text: Inline = { type: 'text', text: fact };
  if (/^[^\s@]+@[^\s@]+$/.test(fact))
    return { type: 'link', href: `mailto:${fact}`, content: [text] };
  if (/^https:\/\/\S+$/.test(fact)) return { type: 'link', href: fact, content: [text] };
  return text;
}

function isEmptySection(current: Block, next: Block | undefined): boolean {
  if (current.type === 'paragraph') return current.content.length === 0;
  if (current.type !== 'heading') return false;
  return next === undefined || (next.type === 'heading' && next.level <= current.level);
}

import type { Edit, RuleResult } from './Diagnostic.js';
import type { Message } from './readMessage.js';

/** Applies edits in any order. Of two that overlap, the first in the text wins. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = '';
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < end) continue;
    edited += text.slice(end, edit.start) + edit.replacement;
    end = edit.end;
  }
  return edited + text.slice(end);
}

export type Match = { 0: string; index: number };

/** The words around a match, in quotation marks, so that a translator finds the place. */
export function excerpt(text: string, { 0: found, index: start }: Match): string {
  const end = start + found.length;
  const from = start <= 24 ? 0 : text.lastIndexOf(' ', start - 12) + 1;
  const space = text.indexOf(' ', end + 12);
  const to = text.length - end <= 24 || space === -1 ? text.length : space;
  return `“${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}”`;
}

/** A result that replaces a match, and shows the corrected excerpt. */
export function replace(wrong: string, text: string, match: Match, to: string): RuleResult {
  const { 0: found, index: start } = match;
  const edits = [{ start, end: start + found.length, replacement: to }];
  return { wrong, right: excerpt(applyEdits(text, edits), { 0: to, index: start }), edits };
}

/** Results that replace all matches of a pattern, but for those that are right already. */
export function replaceAll(
  wrong: string,
  { masked, text }: Message,
  pattern: RegExp,
  to: string,
): RuleResult[] {
  const matches = [...masked.matchAll(pattern)].filter(([found]) => found !== to);
  return matches.map((match) => replace(wrong, text, match, to));
}

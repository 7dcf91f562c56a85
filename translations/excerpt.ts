import type { Message } from './readMessage.js';
import type { Remark } from './Rule.js';

/** Replaces the characters from `start` up to `end` of a text. */
export type Edit = {
  start: number;
  end: number;
  replacement: string;
};

/** A text after edits, in whatever order they are. Of two that overlap the first is made. */
export function editText(text: string, edits: readonly Edit[]): string {
  let edited = '';
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < end) continue;
    edited += text.slice(end, edit.start) + edit.replacement;
    end = edit.end;
  }
  return edited + text.slice(end);
}

/** What a pattern has found in a text. */
export type Match = { 0: string; index: number };

/** The words around a match in a text, in quotation marks, so that a translator finds it. */
export function excerpt(text: string, { 0: found, index: start }: Match): string {
  const end = start + found.length;
  const from = start <= 24 ? 0 : text.lastIndexOf(' ', start - 12) + 1;
  const space = text.indexOf(' ', end + 12);
  const to = text.length - end <= 24 || space === -1 ? text.length : space;
  return `“${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}”`;
}

/** A remark that replaces a match, and shows the corrected excerpt. */
export function replaceRemark(
  wrong: string,
  text: string,
  { 0: found, index: start }: Match,
  replacement: string,
): Remark {
  const edits = [{ start, end: start + found.length, replacement }];
  return { wrong, right: excerpt(editText(text, edits), { 0: replacement, index: start }), edits };
}

/** Remarks that replace all matches of a pattern. */
export function replaceAll(
  wrong: string,
  { masked, text }: Message,
  pattern: RegExp,
  replacement: string,
): Remark[] {
  return [...masked.matchAll(pattern)].map((match) =>
    replaceRemark(wrong, text, match, replacement),
  );
}

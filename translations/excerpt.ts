import type { Remark } from './Rule.js';

/** Replaces the characters from `start` up to `end` of a text. */
export type Edit = {
  start: number;
  end: number;
  replacement: string;
};

/** A text after edits, which must not overlap; their order doesn't matter. */
export function editText(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((rest, e) => rest.slice(0, e.start) + e.replacement + rest.slice(e.end), text);
}

/** The words around a position in a text, in quotation marks, so that a translator finds it. */
export function excerpt(text: string, start: number, end: number): string {
  const from = start <= 24 ? 0 : text.lastIndexOf(' ', start - 12) + 1;
  const space = text.indexOf(' ', end + 12);
  const to = text.length - end <= 24 || space === -1 ? text.length : space;
  return `“${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}”`;
}

/** A remark that replaces characters, and shows the corrected excerpt. */
export function replaceRemark(wrong: string, text: string, edit: Edit): Remark {
  const edited = editText(text, [edit]);
  return {
    wrong,
    right: excerpt(edited, edit.start, edit.start + edit.replacement.length),
    edits: [edit],
  };
}

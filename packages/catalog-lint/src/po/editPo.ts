import type { PoText } from './PoFile.js';

/** Replaces the characters from `start` up to `end` of an unescaped text. */
export interface Edit {
  start: number;
  end: number;
  replacement: string;
}

/**
 * Writes edits of one string into the file's text and leaves every other byte as it is: line
 * breaks, wrapping and comments stay. Several strings of one file are edited from the last to the
 * first, since an edit moves everything behind it.
 *
 * @param edits must not overlap; their order doesn't matter
 */
export function editPo(text: string, target: PoText, edits: readonly Edit[]): string {
  let result = text;
  for (const edit of [...edits].sort((a, b) => b.start - a.start || b.end - a.end)) {
    // Characters go one by one: a wrapped string has quotation marks and a line break between two
    // of them, and those stay.
    for (let i = edit.end - 1; i >= edit.start; i -= 1) {
      const from = offsetOf(target, i);
      const length = result.charAt(from) === '\\' ? 2 : 1;
      result = result.slice(0, from) + result.slice(from + length);
    }
    const at = offsetOf(target, edit.start);
    result = result.slice(0, at) + escape(edit.replacement) + result.slice(at);
  }
  return result;
}

/** The same edits on a plain string. */
export function editText(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((rest, e) => rest.slice(0, e.start) + e.replacement + rest.slice(e.end), text);
}

function offsetOf(target: PoText, index: number): number {
  const offset = target.offsets[index];
  if (offset === undefined) throw new RangeError(`No character ${index} in “${target.value}”.`);
  return offset;
}

function escape(text: string): string {
  return text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n').replace(/\t/g, '\\t');
}

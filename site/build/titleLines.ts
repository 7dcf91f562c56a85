/** A word of a title and its width, in any unit. */
export type Word = { text: string; width: number };

/**
 * Breaks a title into lines that look set by hand: as few as fit, of lengths as even as the words
 * allow, and none that holds just a particle between two long ones.
 *
 * @param space - width of a space
 * @returns the lines, or `null` if the title cannot be broken like that
 */
export function titleLines(
  words: readonly Word[],
  space: number,
  room: { width: number; lines: number },
): string[] | null {
  const width = (line: readonly Word[]) =>
    line.reduce((sum, word) => sum + word.width + space, -space);
  for (let count = 1; count <= Math.min(room.lines, words.length); count++) {
    const widest = (lines: (readonly Word[])[]) => Math.max(...lines.map(width));
    const [best = []] = splits(words, count).toSorted((a, b) => widest(a) - widest(b));
    const least = Math.min(...best.map(width));
    if (widest(best) <= room.width && least >= widest(best) * 0.4) {
      return best.map((line) => line.map(({ text }) => text).join(' '));
    }
  }
  return null;
}

function splits(words: readonly Word[], count: number): (readonly Word[])[][] {
  if (count === 1) return [[words]];
  return Array.from({ length: words.length - count + 1 }, (_, i) => i + 1).flatMap((first) =>
    splits(words.slice(first), count - 1).map((rest) => [words.slice(0, first), ...rest]),
  );
}

/**
 * Reads the field at the end of a note: `[max 44]`, or `[120–155]` for a search result. It says how many
 * characters a text may have; without it, half as many again as the English.
 *
 * @throws Error if a note has any other field
 */
export function readNote(notes: readonly string[]): { min?: number; max?: number } {
  const limits = notes.flatMap((note) => {
    const [, field] = /\[([^\]]*)\]/.exec(note) ?? [];
    const [, min, max] = /^(?:max |(\d+)–)(\d+)$/.exec(field ?? '') ?? [];
    if (field !== undefined && !max)
      throw new Error(
        `“${note}”: the field of a comment is [max 44] or [120–155], and nothing else.`,
      );
    return max ? [{ ...(min && { min: Number(min) }), max: Number(max) }] : [];
  });
  // One text in two places has the room of the tighter one.
  return limits.toSorted((a, b) => a.max - b.max)[0] ?? {};
}

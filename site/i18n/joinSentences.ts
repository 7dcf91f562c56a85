/** Sentences in a row, without those that are absent. */
export function joinSentences(...each: (string | false | 0 | undefined)[]): string {
  return each.filter(Boolean).join(' ');
}

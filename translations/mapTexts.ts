/**
 * Changes the texts of a compiled message and leaves placeholders, tags and the structure of
 * plurals. A compiled message is text with its tags, or a list of texts, of `['name']` and of
 * `['n', 'plural', { one: […] }]` with the texts inside.
 *
 * @param change - gets a run of text without tags, its white space included
 */
export function mapTexts(message: unknown, change: (run: string) => string): unknown {
  if (typeof message === 'string') {
    return message.replace(/<[^>]*>|[^<]+/g, (run) => (run.startsWith('<') ? run : change(run)));
  }
  if (!Array.isArray(message)) return message;
  return message.map((part: unknown) => {
    if (!Array.isArray(part)) return mapTexts(part, change);
    const [name, kind, forms] = part as [string, string?, Record<string, unknown>?];
    if (!forms || typeof forms !== 'object') return part;
    const changed = Object.entries(forms).map(([form, text]) => [form, mapTexts(text, change)]);
    return [name, kind, Object.fromEntries(changed)];
  });
}

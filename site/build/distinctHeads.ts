/** What a search engine shows of a page. */
type Head = {
  title: string;
  description: string;
  /** `null` for a page that search engines leave out. */
  canonical: string | null;
};

/**
 * Two pages that a search result shows alike cannot be told apart there.
 *
 * @throws a sentence that names both pages, when a title or description is there twice
 */
export function assertDistinctHeads(pages: readonly { path: string; head: Head }[]): void {
  for (const field of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const { path, head } of pages) {
      if (head.canonical === null) continue;
      const other = seen.get(head[field]);
      if (other !== undefined)
        throw new Error(
          `${other} and ${path} have the same ${field}, “${head[field]}”; give each its own ` +
            '(seo in site/pages, or its translation).',
        );
      seen.set(head[field], path);
    }
  }
}

/** From when on a page is late, in ms. */
const late = 400;

let last: Promise<unknown>;

/**
 * Marks the document while the next page is late: frame/document.css.ts draws a line. Of several pages that
 * are on their way, the last one counts.
 */
export async function showLoading<Page>(page: Promise<Page>): Promise<Page> {
  last = page;
  const mark = (isLoading: boolean) => {
    if (last !== page) return;
    document.documentElement.toggleAttribute('data-loading', isLoading);
    document.getElementById('main')?.setAttribute('aria-busy', String(isLoading));
  };
  const timer = setTimeout(mark, late, true);
  try {
    return await page;
  } finally {
    clearTimeout(timer);
    mark(false);
  }
}

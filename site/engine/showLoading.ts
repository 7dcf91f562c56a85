/** After this time, in ms, the loading indicator appears. */
const indicatorDelay = 400;

let last: Promise<unknown>;

/**
 * Marks the document as loading if the next page takes long; frame/document.css.ts draws a line. Of several pages,
 * only the last one counts.
 */
export async function showLoading<Page>(page: Promise<Page>): Promise<Page> {
  last = page;
  const mark = (isLoading: boolean) => {
    if (last !== page) return;
    document.documentElement.toggleAttribute('data-loading', isLoading);
    document.getElementById('main')?.setAttribute('aria-busy', String(isLoading));
  };
  const timer = setTimeout(mark, indicatorDelay, true);
  try {
    return await page;
  } finally {
    clearTimeout(timer);
    mark(false);
  }
}

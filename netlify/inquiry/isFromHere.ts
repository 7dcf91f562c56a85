/**
 * Tells whether a post comes from this website's own pages. Browsers say where a post comes from,
 * and no page can make them lie: with `Origin` on every post, with `Sec-Fetch-Site` since 2023.
 * Real visitors pass with and without JavaScript, also where an extension hides the `Referer`. What
 * sends no such header at all is no browser, and nobody's browser is being abused.
 *
 * @param ownOrigins - further origins of this website, such as `SITE_URL`
 */
export function isFromHere(request: Request, ownOrigins: readonly string[]): boolean {
  const own = [new URL(request.url).origin, ...ownOrigins];
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  // A privacy setting may blank the origin; the browser still knows that the page is ours.
  if (origin === 'null') return site === 'same-origin';
  if (origin !== null) return own.includes(origin);
  if (site !== null) return site === 'same-origin' || site === 'none';
  const referer = URL.parse(request.headers.get('referer') ?? '');
  return referer === null || own.includes(referer.origin);
}

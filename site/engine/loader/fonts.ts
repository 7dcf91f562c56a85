/**
 * How long a server may take to answer, in ms, for a font to be worth waiting for.
 *
 * The sans is `font-display: optional`, and Chromium holds the first paint for up to 100 ms while
 * such a font is preloaded. Within 75 ms of answer it is there in time; over a slower link the visitor
 * would wait for nothing: 100 ms of 930 at 150 ms of answer, measured on /de/beratung.
 */
const worthWaiting = 75;

/**
 * Preloads the fonts. The first, which may come late and holds nothing, always; the others where they
 * can be there for the first paint. Elsewhere the first page shows their fallbacks of the same
 * measures, and they, fetched meanwhile, are there for the next.
 */
export function preloadFonts(
  [late, ...others]: readonly string[],
  navigation: PerformanceNavigationTiming | undefined,
): void {
  const slow = navigation && navigation.responseStart - navigation.requestStart > worthWaiting;
  for (const href of [late, ...(slow ? [] : others)]) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }),
    );
  }
}

/**
 * How long a server may take to answer, in ms, for the fonts to be worth waiting for.
 *
 * The fonts are `font-display: optional`, and Chromium holds the first paint for up to 100 ms while
 * one that is preloaded is on its way. Within 75 ms of answer both are there in time; over a slower
 * link the visitor would wait for nothing: 100 ms of 930 at 150 ms of answer, measured on /de/beratung.
 */
const worthWaiting = 75;

/**
 * Preloads the fonts where they can be there for the first paint. Elsewhere the first page shows
 * their fallbacks of the same measures, and the fonts, fetched meanwhile, are there for the next.
 */
export function preloadFonts(
  urls: readonly string[],
  navigation: PerformanceNavigationTiming | undefined,
): void {
  if (navigation && navigation.responseStart - navigation.requestStart > worthWaiting) return;
  for (const href of urls) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }),
    );
  }
}

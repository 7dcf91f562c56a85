/** Runs in the head, before anything is painted. Its element names the fonts, in `data-fonts`. */
import { settleLanguage, stayAtTop } from './language.js';

/**
 * The slowest answer, in ms, after which a font is preloaded. Chromium holds the first paint for up to
 * 100 ms for a preloaded font; over a slow link it comes too late anyway, and the page begins with the
 * fallbacks, which have the same metrics.
 */
const slowestAnswer = 75;

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

if (navigation?.type === 'back_forward') stayAtTop();

const isSlow = navigation && navigation.responseStart - navigation.requestStart > slowestAnswer;

// Nothing is fetched for a page that is left.
if (settleLanguage() === 'stays' && !isSlow) {
  for (const href of document.currentScript!.dataset['fonts']!.split(' ')) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }),
    );
  }
}

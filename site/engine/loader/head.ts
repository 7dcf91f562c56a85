/** Runs in the head, before anything is painted. Its element names the fonts: `data-fonts`. */
import { settleLanguage, stayAtTop } from './language.js';

/**
 * How long a server may take to answer, in ms, for a font to be preloaded. Chromium holds the first
 * paint for up to 100 ms while a font is preloaded. Within 75 ms of answer the font is there by then;
 * over a slower link the visitor would wait for nothing, and everything would be laid out and painted
 * in one long task: 1,140 ms became 950 and a blocking time of 152 ms became 2, measured on /kontakt
 * at 150 ms of answer. There the first page begins with the fallbacks, which have the same measures.
 */
const worthWaiting = 75;

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

if (navigation?.type === 'back_forward') stayAtTop();

const isSlow = navigation && navigation.responseStart - navigation.requestStart > worthWaiting;

// Nothing is fetched for a page that is left.
if (settleLanguage() === 'stays' && !isSlow) {
  for (const href of document.currentScript!.dataset['fonts']!.split(' ')) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }),
    );
  }
}

/** Runs in the head, before anything is painted. Its element names the fonts: `data-fonts`. */
import { preloadFonts } from './fonts.js';
import { settleLanguage, stayAtTop } from './language.js';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

if (navigation?.type === 'back_forward') stayAtTop();

// Nothing is fetched for a page that is left.
if (settleLanguage() === 'stays') {
  preloadFonts(document.currentScript!.dataset['fonts']!.split(' '), navigation);
}

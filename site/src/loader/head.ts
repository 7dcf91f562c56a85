/** Runs in the head, before anything is painted. Its element names the fonts: `data-fonts`. */
import { preloadFonts } from './fonts.js';
import { settleLanguage } from './language.js';

// Nothing is fetched for a page that is left.
if (settleLanguage() === 'stays') {
  preloadFonts(document.currentScript?.dataset['fonts']?.split(' ') ?? []);
}

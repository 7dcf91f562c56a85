import { expect, test } from 'vitest';
import { catalogs } from '../../lingui.config.js';
import { fixedTexts } from './fixedTexts.js';
import { loadMessages } from '../pages/loadPage.js';
import { messageText } from './translate.js';

const english = await loadMessages('en', Object.keys(catalogs));
const shown = Object.values(english).map(messageText);

test.each(fixedTexts)('a page says “%s” word for word, with plain spaces', (text) => {
  expect(shown).toContain(text);
});

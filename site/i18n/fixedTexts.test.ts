import { setupI18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, test } from 'vitest';
import { catalogs } from '../../lingui.config.js';
import { fixedTexts } from './fixedTexts.js';
import { loadMessages } from '../engine/loadPage.js';
import { translatePage } from './translate.js';

const messages = { en: await loadMessages('en', Object.keys(catalogs)) };
const t = translatePage(setupI18n({ locale: 'en', messages }));

// What holds a placeholder is in formTexts.test.ts.
test.each(fixedTexts.filter((text) => !text.includes('{')))(
  'a page says “%s” word for word, with plain spaces',
  (text) => {
    expect(t({ id: generateMessageId(text) })).toBe(text);
  },
);

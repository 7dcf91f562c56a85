import type { I18n } from '@lingui/core';
import { createContext } from 'react';

/**
 * The messages of the page, for `Rich` alone; everything else gets its text by `t`. Lingui's own
 * provider would bring the code for rich text to every page that has none.
 */
export const MessagesContext = createContext<I18n | null>(null);

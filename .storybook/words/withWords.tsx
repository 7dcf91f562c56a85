import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { langOf, type ToolbarLanguage } from '../languages.js';
import { catalogEntries } from './catalogEntries.js';
import { watchWords } from './watchWords.js';
import type { WordsMessage } from './WordsMessage.js';

/** Tells the panel “Words” which message the pointer or the focus is on. */
export const withWords: Decorator = (Story, { globals }) => {
  const language = globals.language as ToolbarLanguage;
  useLayoutEffect(() => {
    const loading = catalogEntries(langOf(language));
    return watchWords(document.body, async (found) => {
      const entries = await loading;
      const message: WordsMessage = {
        type: 'words',
        words: found.map((words) => ({
          ...words,
          language,
          entries: entries.get(words.id) ?? [],
        })),
      };
      window.top?.postMessage(message, location.origin);
    });
  }, [language]);
  return <Story />;
};

import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Language } from '../../site/i18n/languages.js';
import { previousId, readPo } from '../../translations/po.js';
import { readMessage } from '../../translations/readMessage.js';
import { readBudget, type Budget } from '../../translations/rules/lengthBudget.js';

/** A message as a PO file holds it. */
export type CatalogEntry = {
  /** The PO file, as one finds it in the repository. */
  file: string;
  /** The English text. */
  source: string;
  /** The text of the file's language, as written: with placeholders and tags. */
  translation: string;
  /** The notes for translators, joined by line breaks. */
  comment: string;
  context?: string;
  budget?: Budget;
  /** Characters of the translation as the linter counts them. */
  length: number;
  /** The English has changed since; `previous` is what it was. */
  fuzzy: boolean;
  previous?: string;
};

const files = import.meta.glob<string>('../../site/locales/*/*.po', {
  query: '?raw',
  import: 'default',
});

/** The text of every PO file, by its path in the repository. */
export async function catalogTexts(): Promise<Map<string, string>> {
  const texts = Object.entries(files).map(
    async ([path, load]) => [path.replace('../../', ''), await load()] as const,
  );
  return new Map(await Promise.all(texts));
}

/** Every message of a language by its id; several catalogs may hold the same. */
export async function catalogEntries(language: Language): Promise<Map<string, CatalogEntry[]>> {
  const found = new Map<string, CatalogEntry[]>();
  for (const [file, text] of await catalogTexts()) {
    if (!file.includes(`/${language}/`)) continue;
    for (const entry of readPo(text).entries) {
      const { id, context, translation, notes, flags } = entry;
      const key = generateMessageId(id, context);
      const previous = previousId(entry);
      // English is written in the code; a catalog that repeats it may leave it out.
      const written = translation || (language === 'en' ? id : '');
      const comment = notes.join('\n');
      const budget = readBudget(comment);
      found.set(key, [
        ...(found.get(key) ?? []),
        {
          file,
          source: id,
          translation: written,
          comment,
          ...(context && { context }),
          ...(budget && { budget }),
          length: readMessage(written).longest,
          fuzzy: flags.includes('fuzzy'),
          ...(previous !== undefined && { previous }),
        },
      ]);
    }
  }
  return found;
}

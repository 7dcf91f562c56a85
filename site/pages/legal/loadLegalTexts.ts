import type { Language } from '../../i18n/languages.js';
import type { Block } from './Block.js';
import type { LegalTexts } from './LegalTexts.js';

const documents = import.meta.glob<Block[]>('./*.md', {
  query: '?legal',
  import: 'default',
});

/** The legal documents by the names of their files in content/legal/. */
export type LegalDocumentName = 'impressum' | 'datenschutz';

/**
 * A legal page's documents in a language.
 *
 * @throws when a document is missing
 */
export async function loadLegalTexts(
  name: LegalDocumentName,
  language: Language,
): Promise<LegalTexts> {
  const read = (file: string) => {
    const load = documents[`./${file}`];
    if (!load) throw new Error(`site/pages/legal/${file} is missing.`);
    return load();
  };
  const [binding, summary] = await Promise.all([
    read(`${name}.de.md`),
    language === 'de' ? null : read(`${name}.summary.${language}.md`),
  ]);
  return { binding, summary };
}

import type { Language } from '../../i18n/languages.js';
import type { PageModule } from '../Page.js';
import type { Block } from './Block.js';
import { LegalPage } from './LegalPage.js';
import { imprint, privacy } from './words.js';

const documents = import.meta.glob<Block[]>('./*.md', {
  query: '?legal',
  import: 'default',
});

const legalPages = {
  imprint: { file: 'impressum', words: imprint, figure: 'open', isLong: false },
  privacy: { file: 'datenschutz', words: privacy, figure: 'blind', isLong: true },
} as const;

/**
 * The imprint or the privacy page, with its texts in a language.
 *
 * @throws when a document is missing
 */
export async function loadLegalPage(
  name: keyof typeof legalPages,
  language: Language,
): Promise<PageModule> {
  const { file, words, figure, isLong } = legalPages[name];
  const [binding, summary] = await Promise.all([
    read(`${file}.de.md`),
    language === 'de' ? null : read(`${file}.summary.${language}.md`),
  ]);
  const { seo, title, lead } = words;
  const texts = { title, lead, isLong, binding, summary };
  return {
    default: (props) => <LegalPage {...props} {...texts} />,
    metadata: { ...seo, share: { title, figure } },
  };
}

async function read(file: string): Promise<Block[]> {
  const load = documents[`./${file}`];
  if (!load) throw new Error(`site/pages/legal/${file} is missing.`);
  return load();
}

import { Section, Text } from '@advisor/ui';
import type { Language } from '../../i18n/languages.js';

type Said = { mark: string; sentence: string };

/** No catalog: a visitor never sees it, and a language that is not here reads English. */
const words: Partial<Record<Language, Said>> & { en: Said } = {
  en: {
    mark: 'Sample',
    sentence:
      'Sample: Erika Mustermann and her company are fictional, and so is all that is said about them.',
  },
  de: {
    mark: 'Muster',
    sentence:
      'Muster: Erika Mustermann und ihre Firma sind erfunden, ebenso alle Angaben zu ihnen.',
  },
  fr: {
    mark: 'Spécimen',
    sentence:
      'Spécimen\u00a0: Erika Mustermann, son entreprise et toutes leurs données sont fictives.',
  },
};

export type SampleProps = { language: Language };

/** What marks the name in the bar, with OWNER=sample; otherwise nothing. */
export function sampleMark(language: Language): string | undefined {
  return process.env.OWNER === 'sample' ? (words[language] ?? words.en).mark : undefined;
}

/** At the end of every page, so that the first view is that of the site; with OWNER=sample only. */
export function SampleNote({ language }: SampleProps) {
  if (process.env.OWNER !== 'sample') return null;
  return (
    <aside>
      <Section threshold={false}>
        <Text size="small">{(words[language] ?? words.en).sentence}</Text>
      </Section>
    </aside>
  );
}

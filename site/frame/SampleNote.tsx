import { Section, Text } from '@advisor/ui';
import { isSample } from '../owner.yaml';
import type { Language } from '../i18n/languages.js';

type Said = { mark: string; sentence: string };

/** No catalog: a visitor never sees it, and a language that is not here reads English. */
const words: Partial<Record<Language, Said>> & { en: Said } = {
  en: {
    mark: 'Sample',
    sentence: 'Sample: the person, the company and all facts about them are fictional.',
  },
  de: {
    mark: 'Muster',
    sentence: 'Muster: Person, Firma und alle Angaben dazu sind erfunden.',
  },
  fr: {
    mark: 'Spécimen',
    sentence: 'Spécimen\u00a0: la personne, la société et leurs données sont fictives.',
  },
};

export type SampleProps = { language: Language };

/** What marks the name in the bar while the sample owner is shown; otherwise nothing. */
export function sampleMark(language: Language): string | undefined {
  return isSample ? (words[language] ?? words.en).mark : undefined;
}

/** At the end of every page while the sample owner is shown, so that the first view is that of the site. */
export function SampleNote({ language }: SampleProps) {
  if (!isSample) return null;
  return (
    <aside>
      <Section>
        <Text size="small">{(words[language] ?? words.en).sentence}</Text>
      </Section>
    </aside>
  );
}

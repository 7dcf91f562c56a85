import { Note, Room, Text } from '@advisor/ui';
import type { Language } from '../../i18n/languages.js';

/** No catalog: a visitor never sees it, and a language that is not here reads English. */
const sentences: Partial<Record<Language, string>> & { en: string } = {
  en: 'Sample: Erika Mustermann and her company are fictional. So are every address, number and date about them on this page.',
  de: 'Muster: Erika Mustermann und ihre Firma sind erfunden, ebenso alle Anschriften, Nummern und Daten zu ihnen auf dieser Seite.',
  fr: 'Spécimen\u00a0: Erika Mustermann et son entreprise sont fictives, tout comme les adresses, numéros et dates qui les concernent sur cette page.',
};

/** Says on every page that the owner is a fictional one, with OWNER=sample; otherwise nothing. */
export function SampleNote({ language }: { language: Language }) {
  if (process.env.OWNER !== 'sample') return null;
  return (
    <aside>
      <Room tone="sunken" threshold={false} layout="wide">
        <Note>
          <Text size="small">{sentences[language] ?? sentences.en}</Text>
        </Note>
      </Room>
    </aside>
  );
}

/** A pattern that is wrong in any text once its typography is set. */
export type SignRule = {
  pattern: RegExp;
  /** What is wrong, or what to write instead. */
  fix: string;
  /** @default all */
  languages?: readonly string[];
};

const otherTerm = 'Another term is ours: look it up in docs/voice.md.';
const wrongQuotationMark =
  'A quotation mark is wrong or alone. Type " before and after the words; the site sets the right ones.';

export const signRules: readonly SignRule[] = [
  { pattern: /&#?\w+;|[*_$<>[\]\\#]/, fix: 'Markup: write plain words.' },
  { pattern: /\S[ \u00a0\u202f][,.](?![.\d])|\( | \)/, fix: 'A space is too many.' },
  { pattern: /\S[ \u00a0\u202f][;:!?]/, fix: 'A space is too many.', languages: ['en', 'de'] },
  { pattern: /([,;:.?!])[ \u00a0\u202f]?\1|[.,]…|…\./, fix: 'A mark is there twice.' },
  {
    pattern: /(?<!\p{L})(?!(?:had|that|sie|vous|nous)\s)(\p{L}{2,})\s\1(?!\p{L})/iu,
    fix: 'A word is there twice.',
  },
  { pattern: /\((?![^(]*\))|(?<!\([^)]*)\)/, fix: 'A bracket has no counterpart.' },
  {
    languages: ['en'],
    pattern: /["„«»‹›‚]|“(?![^“]*”)|(?<!“[^”]*)”/,
    fix: wrongQuotationMark,
  },
  {
    languages: ['de'],
    pattern: /["”«»‹›]|„(?![^„]*“)|(?<!„[^“]*)“/,
    fix: wrongQuotationMark,
  },
  {
    languages: ['fr'],
    pattern: /["„‚‘‹›]|«(?![^«]*»)|(?<!«[^»]*)»/,
    fix: wrongQuotationMark,
  },
  {
    languages: ['de'],
    pattern:
      /(?<!\p{L})(?:Kennenlerngespräch|T-Gruppe|emotionale[nrs]? Führung|Interim-Manager|fraktional|Ausgliederung|Transferpreis|Leitungsteam|Führungskräfte-Coaching|Gremien)/iu,
    fix: otherTerm,
  },
  {
    languages: ['fr'],
    pattern:
      /(?<!\p{L})(?:(?:appel|entretien)s? (?:de )?découverte|groupes? T(?!\p{L})|leadership émotionnel|managers? de transition|fractionn|scission|tarification de transfert|équipes? dirigeante|coaching exécutif|mandats socia)/iu,
    fix: otherTerm,
  },
];

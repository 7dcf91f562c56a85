import type { Rule } from './Rule.js';
import { apostrophe } from './rules/apostrophe.js';
import { britishSpelling } from './rules/britishSpelling.js';
import { dashes } from './rules/dashes.js';
import { ellipsis } from './rules/ellipsis.js';
import { exclamation } from './rules/exclamation.js';
import { formalAddress } from './rules/formalAddress.js';
import { frenchSpaces } from './rules/frenchSpaces.js';
import { fuzzy } from './rules/fuzzy.js';
import { gender } from './rules/gender.js';
import { germanTime } from './rules/germanTime.js';
import { glossaryTerms } from './rules/glossaryTerms.js';
import { icuSyntax } from './rules/icuSyntax.js';
import { keptTogether } from './rules/keptTogether.js';
import { lengthBudget } from './rules/lengthBudget.js';
import { lineBreaks } from './rules/lineBreaks.js';
import { missingTranslation } from './rules/missingTranslation.js';
import { obsolete } from './rules/obsolete.js';
import { placeholders } from './rules/placeholders.js';
import { pluralForms } from './rules/pluralForms.js';
import { priceFormat } from './rules/priceFormat.js';
import { quoteBalance } from './rules/quoteBalance.js';
import { quotes } from './rules/quotes.js';
import { sameAsSource } from './rules/sameAsSource.js';
import { shortLabel } from './rules/shortLabel.js';
import { sourceText } from './rules/sourceText.js';
import { spaces } from './rules/spaces.js';
import { tags } from './rules/tags.js';
import { untranslatedWords } from './rules/untranslatedWords.js';
import { typedValue } from './rules/typedValue.js';

/** The rules that look at one message, in the order in which their findings are listed. */
export const rules: readonly Rule[] = [
  missingTranslation,
  fuzzy,
  obsolete,
  sourceText,
  sameAsSource,
  untranslatedWords,
  icuSyntax,
  placeholders,
  tags,
  pluralForms,
  lineBreaks,
  shortLabel,
  lengthBudget,
  // Quotation marks come before the spaces inside them, so that --fix sets both.
  quotes,
  quoteBalance,
  frenchSpaces,
  keptTogether,
  spaces,
  apostrophe,
  ellipsis,
  dashes,
  priceFormat,
  germanTime,
  typedValue,
  glossaryTerms,
  formalAddress,
  exclamation,
  britishSpelling,
  gender,
];

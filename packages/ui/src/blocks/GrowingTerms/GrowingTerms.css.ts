import { beside, rowPadding } from '../../styles/layout.js';
import { globalStyleIn, media, styleIn } from '../../styles/stylesheet.js';
import { leadStyle, ownSizes, serif } from '../../styles/typography.js';

export const list = styleIn('components', { width: '100%' });

export const item = styleIn('components', {
  ...beside,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'first baseline',
  paddingBlock: rowPadding,
  breakInside: 'avoid',
});

export const term = styleIn('components', { ...serif, lineHeight: 1, letterSpacing: '-.025em' });

/** Relative to the window's width; the sizes differ more on a phone. */
const { firstTerm, secondTerm, thirdTerm } = ownSizes;
for (const [index, [narrow, wide]] of [firstTerm, secondTerm, thirdTerm].entries())
  globalStyleIn('components', `:nth-child(${index + 1}) > ${term}`, {
    fontSize: wide,
    '@media': { [media.belowMedium]: { fontSize: narrow } },
  });

export const value = styleIn('components', { ...leadStyle, maxWidth: '33em' });

import { beside, rowPadding } from '../../styles/layout.js';
import { globalStyleIn, media, styleIn } from '../../styles/stylesheet.js';
import { leadStyle, serif } from '../../styles/typography.js';

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
for (const [index, phone] of [7.2, 11.8, 17.4].entries()) {
  const most = `${3.5 + 1.25 * index}rem`;
  globalStyleIn('components', `:nth-child(${index + 1}) > ${term}`, {
    fontSize: `min(${3.5 + 1.5 * index}vw, ${most})`,
    '@media': { [media.belowMedium]: { fontSize: `min(${phone}vw, ${most})` } },
  });
}

export const value = styleIn('components', { ...leadStyle, maxWidth: '33em' });

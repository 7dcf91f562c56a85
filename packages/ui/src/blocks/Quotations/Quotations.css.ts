import { stacked } from '../../styles/layout.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { leadStyle, serif } from '../../styles/typography.js';

const { color, fontSize, space } = vars;

export const list = styleIn('components', {
  width: '100%',
  ...stacked(`clamp(${space[4]}, 5vw, 80px)`),
});

export const item = styleIn('components', { maxWidth: '64rem', breakInside: 'avoid' });

/** Indents each by three of twelve columns more than the one before. */
for (const index of [1, 2])
  globalStyleIn('components', `${item}:nth-child(${index + 1})`, {
    marginInlineStart: `clamp(0px, (100% - 40rem) * 9, ${index / 4} * (100% + ${vars.layout.gap}))`,
  });

export const term = styleIn('components', {
  marginBlockEnd: space[2],
  fontWeight: vars.fontWeight.medium,
  color: color.accentText,
});

export const quote = styleIn('components', {
  ...serif,
  fontSize: fontSize.h2,
  lineHeight: 1.1,
  letterSpacing: '-.018em',
  textWrap: 'balance',
  '@media': { [media.belowSmall]: { fontSize: fontSize.h3 } },
});

// The first of three is the largest; of two, the second answers the first.
globalStyleIn('components', `:first-child:nth-last-child(3) > ${quote}`, {
  maxWidth: '14em',
  fontSize: 'clamp(1.75rem, .25rem + 6.3vw, 5rem)',
  '@media': { print: { fontSize: fontSize.h1 } },
});
globalStyleIn('components', `:first-child:nth-last-child(2) > ${quote}`, {
  fontSize: fontSize.h3,
  color: color.muted,
});
globalStyleIn('components', `:nth-child(2):last-child > ${quote}`, {
  fontSize: fontSize.h1,
  '@media': { [media.belowSmall]: { fontSize: fontSize.h2 } },
});

export const value = styleIn('components', {
  ...leadStyle,
  maxWidth: '33em',
  marginBlockStart: space[2],
});

import { createVar, fallbackVar } from '@vanilla-extract/css';
import { hasGutter } from '../../styles/layout.css.js';
import { stacked } from '../../styles/fragments.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { eyebrowStyle, leadStyle, serif } from '../../styles/typography.js';

const { color, fontSize, space } = vars;

export const list = styleIn('components', {
  width: '100%',
  ...stacked(`clamp(${space[7]}, 5vw, 80px)`),
});

export const item = styleIn('components', { maxWidth: '64rem', breakInside: 'avoid' });

/** Indents each by three of twelve columns more than the one before; on a phone by a little. */
for (const index of [1, 2])
  globalStyleIn('components', `${item}:nth-child(${index + 1})`, {
    marginInlineStart: `clamp(${index * 24}px, (100% - 40rem) * 9, ${index / 4} * (100% + ${vars.layout.gap}))`,
  });

export const term = styleIn('components', { ...eyebrowStyle, marginBlockEnd: space[2] });

export const quote = styleIn('components', {
  ...serif,
  fontSize: fontSize.h2,
  lineHeight: 1.1,
  letterSpacing: '-.018em',
  textWrap: 'balance',
  '@media': { [media.belowSmall]: { fontSize: fontSize.h3 } },
});

const mark = createVar('mark');
const hang = (width: string) => ({
  [mark]: `calc(${fallbackVar(hasGutter, '0')} * min(${width}, ${vars.layout.gutter} - 2px))`,
});

/** The opening quotation mark is in the gutter of a `Section`; a French one has a space after it. */
export const hanging = styleIn('components', {
  vars: hang('.42em'),
  marginInlineStart: `calc(-1 * ${mark})`,
  paddingInlineStart: mark,
  textIndent: `calc(-1 * ${mark})`,
  selectors: { '&:lang(fr)': { vars: hang('.66em') } },
});

// The box of a sentence contains the mark.
globalStyleIn('components', `${hanging} > span`, {
  marginInlineStart: `calc(-1 * ${mark})`,
  paddingInlineStart: mark,
});

const size = 'clamp(1.75rem, .25rem + 6.3vw, 5rem)';

export const firstOfThree = styleIn('components', {
  maxWidth: '14em',
  fontSize: size,
  '@media': {
    [media.belowSmall]: { fontSize: size },
    print: { fontSize: fontSize.h1 },
  },
});

export const question = styleIn('components', {
  fontSize: fontSize.h3,
  color: color.muted,
});
export const answer = styleIn('components', {
  fontSize: fontSize.h1,
  '@media': { [media.belowSmall]: { fontSize: fontSize.h2 } },
});

export const value = styleIn('components', {
  ...leadStyle,
  maxWidth: '33em',
  marginBlockStart: space[2],
});

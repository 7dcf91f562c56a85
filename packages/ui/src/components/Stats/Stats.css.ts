import type { StyleRule } from '@vanilla-extract/css';
import { numeralText, qualifier } from '../../styles/numeral.css.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { numeralStyle, ownSizes } from '../../styles/typography.js';

const narrow = (rule: StyleRule) => ({
  '@container': { '(width < 30rem)': rule },
});

export const group = styleIn('components', { width: '100%', containerType: 'inline-size' });

const columns = (width: string) =>
  styleIn('components', {
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(7rem, ${width})), 1fr))`,
  });

/** As many columns as there is room for, by the longest number: up to four characters, or more. */
export const short = columns('2.4em');
export const long = columns('3.6em');

export const stats = styleIn('components', {
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[4]}`,
  ...numeralStyle,
  fontSize: `clamp(min(2.75rem, 16cqi), 1rem + 6cqi, ${vars.fontSize.numeral})`,
  ...narrow({ gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)', rowGap: vars.space[4] }),
});

/** Two rows of two, unless there is room for one row. */
export const four = styleIn('components', {
  '@container': { '(30rem <= width < 52rem)': { gridTemplateColumns: 'repeat(2, 1fr)' } },
});

const large = styleIn('components', {
  columnGap: vars.layout.gap,
  fontSize: ownSizes.largeStats[1],
  ...narrow({ columnGap: vars.space[4], fontSize: ownSizes.largeStats[0] }),
});

// Equal columns, in which a price of four digits fits.
globalStyleIn('components', `:is(${large}):is(${four})`, {
  '@container': {
    '(width >= 52rem)': {
      gridTemplateColumns: 'repeat(4, 1fr)',
      columnGap: vars.space[7],
      fontSize: ownSizes.fourLargeStats[1],
    },
  },
});

// Side by side, two prices would read as one number.
globalStyleIn('components', `:is(${large}):is(${four}) > * + *`, {
  '@container': {
    '(width >= 52rem)': {
      marginInlineStart: `calc(${vars.space[7]} / -2)`,
      borderInlineStart: `1px solid ${vars.color.hairline}`,
      paddingInlineStart: `calc(${vars.space[7]} / 2)`,
    },
  },
});

/** Values and labels share their rows, so that a value of two lines keeps labels aligned. */
export const stat = styleIn('components', {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space[1],
  ...narrow({
    gridArea: 'auto / 1 / auto / -1',
    gridTemplate: 'auto / subgrid',
    alignItems: 'last baseline',
  }),
});

export const value = styleIn('components', { order: -1, alignSelf: 'last baseline' });

export const sizes = { medium: undefined, large };

export const number = styleIn('components', { whiteSpace: 'nowrap' });

globalStyleIn('components', `${value} > ${qualifier}`, {
  '@media': { [media.belowSmall]: { marginBottom: '2px', lineHeight: 1.1 } },
});

/** In a box as wide as a phone an even number is in two columns, each label below its value. */
const even = `${stats}:has(> :nth-child(2n):last-child)`;
const asPhone = (rule: StyleRule) => ({ '@container': { '(20rem <= width < 30rem)': rule } });
globalStyleIn('components', even, asPhone({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }));
globalStyleIn(
  'components',
  `${even} > ${stat}`,
  asPhone({
    gridArea: 'auto / auto / span 2',
    gridTemplate: 'subgrid / minmax(0, 1fr)',
    alignItems: 'start',
  }),
);

/** Three prices side by side. */
globalStyleIn('components', `${large}:has(> :nth-child(3):last-child)`, {
  '@container': { '(40rem <= width < 52rem)': { gridTemplateColumns: 'repeat(3, auto)' } },
});

/** Five numbers: the first is the largest. */
const five = `${stats}:has(> :nth-child(5))`;
globalStyleIn('components', five, {
  '@container': { '(width >= 52rem)': { gridTemplateColumns: '2.4fr repeat(4, 1fr)' } },
});
globalStyleIn('components', `${five} > :first-child > ${value} > ${number}`, {
  lineHeight: 0.95,
  '@container': {
    '(width < 30rem)': { fontSize: ownSizes.firstOfFive[0] },
    '(width >= 52rem)': { fontSize: ownSizes.firstOfFive[1] },
  },
});

export const label = styleIn('components', {
  ...numeralText,
  maxWidth: '18em',
  textWrap: 'balance',
  hyphens: 'auto',
});

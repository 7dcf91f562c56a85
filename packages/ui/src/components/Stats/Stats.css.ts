import type { StyleRule } from '@vanilla-extract/css';
import { numeralText, qualifier } from '../../styles/numeral.css.js';
import { globalStyleIn, styleIn, vars } from '../../styles/stylesheet.js';
import { numeralStyle } from '../../styles/typography.js';

/** In a box as wide as a phone. */
const narrow = (rule: StyleRule) => ({ '@container': { '(20rem <= width < 30rem)': rule } });

export const group = styleIn('components', { width: '100%', containerType: 'inline-size' });

const columns = (width: string) =>
  styleIn('components', {
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(7rem, ${width})), 1fr))`,
  });

/** As many columns as there is room for, by the longest number: up to four characters, or more. */
export const short = columns('2.7em');
export const long = columns('3.6em');

export const stats = styleIn('components', {
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[4]}`,
  ...numeralStyle,
  fontSize: `clamp(min(2.75rem, 16cqi), 1rem + 6cqi, ${vars.fontSize.numeral})`,
  '@container': {
    '(width >= 52rem)': { columnGap: vars.layout.gap },
    '(width < 20rem)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[5] },
    '(20rem <= width < 30rem)': {
      gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
      // Numbers are equally far apart beside labels of one and two lines.
      gridAutoRows: `minmax(calc(2.8 * ${vars.fontSize.small}), auto)`,
      rowGap: vars.space[5],
    },
  },
});

/** Values and labels share their rows, so that a value of two lines keeps labels aligned. */
export const stat = styleIn('components', {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: '.2em',
  ...narrow({
    gridArea: 'auto / 1 / auto / -1',
    gridTemplate: 'auto / subgrid',
    alignItems: 'start',
  }),
});

/** No line height of its own, which would add to the set distances above and below a number. */
export const value = styleIn('components', {
  order: -1,
  alignSelf: 'last baseline',
  lineHeight: 0,
  ...narrow({ alignSelf: 'start', minWidth: 'min(7.75rem, 36cqi)' }),
});

export const text = styleIn('components', { display: 'inline-block', lineHeight: 1 });

/** Without the space for descenders, which digits do not have, and without that before the first. */
export const number = styleIn('components', {
  display: 'inline-block',
  lineHeight: 1,
  marginBlockEnd: '-.265em',
  marginInlineStart: `calc(-.04em * ${vars.numeral.inset})`,
  whiteSpace: 'nowrap',
});
export const beginsWithOne = styleIn('components', {
  marginInlineStart: `calc(-.08em * ${vars.numeral.inset})`,
});

globalStyleIn('components', `${value} > ${qualifier}`, {
  marginBottom: vars.space[3],
  ...narrow({ marginBottom: '6px', lineHeight: 1.1 }),
});

export const two = styleIn('components', {
  '@container': {
    ...narrow({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })['@container'],
    '(width >= 52rem)': { marginBlock: vars.space[5] },
  },
});

/** In one row, as far apart as there is room for. */
export const three = styleIn('components', {
  '@container': {
    '(30rem <= width < 52rem)': {
      gridTemplateColumns: 'repeat(3, auto)',
      justifyContent: 'space-between',
      columnGap: vars.space[5],
    },
  },
});

/** Two rows of two, unless there is room for one row. */
export const four = styleIn('components', {
  '@container': { '(30rem <= width < 52rem)': { gridTemplateColumns: 'repeat(2, 1fr)' } },
});

/** The first takes two of four columns. */
export const largeThree = styleIn('components', {
  '@container': {
    '(width >= 52rem)': {
      gridTemplateColumns: `calc((100% - ${vars.layout.gap}) / 2) 1fr 1fr`,
    },
  },
});

/** The first takes the width of two others, or of all. */
export const five = styleIn('components', {
  '@container': {
    '(30rem <= width < 40rem)': { gridTemplateColumns: 'repeat(2, 1fr)' },
    '(40rem <= width < 64rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
    '(width >= 64rem)': { gridTemplateColumns: 'repeat(6, minmax(min-content, 1fr))' },
  },
});
export const firstOfFive = styleIn('components', {
  '@container': {
    '(30rem <= width < 64rem)': { gridColumn: '1 / -1' },
    '(width >= 64rem)': { gridColumn: 'span 2' },
  },
});
export const firstNumberOfFive = styleIn('components', {
  '@container': {
    '(width < 64rem)': { fontSize: '1.8em' },
    '(width >= 64rem)': { fontSize: '2.8em' },
  },
});

/** In a box as wide as a phone two are side by side, each label below its value. */
export const oneOfTwo = styleIn(
  'components',
  narrow({
    gridArea: 'auto / auto / span 2',
    gridTemplate: 'subgrid / minmax(0, 1fr)',
    alignItems: 'start',
  }),
);

export const large = styleIn('components', {
  columnGap: vars.layout.gap,
  fontSize: 'clamp(min(2.75rem, 16cqi), 1rem + 5.2cqi, 6rem)',
  ...narrow({ columnGap: vars.space[4], fontSize: '12.5cqi' }),
});

globalStyleIn('components', `${large} > :first-child:nth-last-child(n + 3) ${number}`, {
  '@container': { '(width >= 52rem)': { fontSize: '1.6em' } },
});

export const label = styleIn('components', {
  ...numeralText,
  maxWidth: '18em',
  textWrap: 'balance',
  hyphens: 'auto',
});

// Beside a number, its first line is level with the number below a qualifier.
globalStyleIn(
  'components',
  `${stat}:has(${qualifier}) > ${label}`,
  narrow({ marginBlockStart: 'calc(1.1em + 6px)' }),
);
globalStyleIn(
  'components',
  `${oneOfTwo}:has(${qualifier}) > ${label}`,
  narrow({ marginBlockStart: 0 }),
);

import type { StyleRule } from '@vanilla-extract/css';
import { numeralText } from '../../styles/numeral.css.js';
import { globalStyleIn, styleIn, vars } from '../../styles/stylesheet.js';
import { numeralStyle } from '../../styles/typography.js';

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

/** On a phone two above three, if words fit in a third. */
const five = `${stats}:has(> :nth-child(5))`;
const phone = (rule: StyleRule) => ({
  '@container': { '(20rem <= width < 30rem)': rule },
});
globalStyleIn(
  'components',
  five,
  phone({ gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: vars.space[3] }),
);
globalStyleIn(
  'components',
  `${five} > *`,
  phone({
    gridArea: 'span 2 / span 2',
    gridTemplate: 'subgrid / none',
    alignItems: 'start',
  }),
);
globalStyleIn('components', `${five} > :nth-child(-n + 2)`, phone({ gridColumn: 'span 3' }));

/** Two above two, unless there is room for a row. */
export const four = styleIn('components', {
  '@container': { '(30rem <= width < 52rem)': { gridTemplateColumns: 'repeat(2, 1fr)' } },
});

const large = styleIn('components', {
  columnGap: vars.layout.gap,
  fontSize: 'clamp(min(2.75rem, 16cqi), 1rem + 6.4cqi, 6.75rem)',
  // A price may need two lines of conditions.
  ...narrow({
    gridTemplateColumns: 'minmax(0, 1fr)',
    // A price is nearer to its own label than to the one above.
    rowGap: vars.space[7],
    fontSize: 'min(16cqi, 4.25rem)',
  }),
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

export const label = styleIn('components', {
  ...numeralText,
  maxWidth: '18em',
  textWrap: 'balance',
  hyphens: 'auto',
});

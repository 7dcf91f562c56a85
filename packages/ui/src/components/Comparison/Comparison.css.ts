import { globalStyleIn, media, serif, styleIn, vars } from '../../styles/stylesheet.js';

const phone = `${media.screen} and ${media.belowSmall}`;
const { color, fontSize, layout, space } = vars;

/** A column of terms, and one of each offer; on a phone one offer as a list after the other. */
export const table = styleIn('components', {
  width: '100%',
  tableLayout: 'fixed',
  '@media': { [phone]: { display: 'flex', flexDirection: 'column' } },
});

globalStyleIn('components', `${table} > *, ${table} > * > tr`, {
  '@media': { [phone]: { display: 'contents' } },
});
globalStyleIn('components', `${table} tr > :first-child`, {
  // A table of fixed layout ignores a `calc()` with percentages.
  width: '25%',
  '@media': { [phone]: { display: 'none' } },
});
for (const offer of [2, 3, 4])
  globalStyleIn('components', `${table} tr > :nth-child(${offer + 1})`, {
    '@media': { [phone]: { order: offer } },
  });
globalStyleIn('components', `${table} tr > :not(:last-child)`, {
  paddingInlineEnd: layout.gap,
  '@media': { [phone]: { paddingInlineEnd: 0 } },
});

export const offer = styleIn('components', {
  ...serif,
  fontSize: fontSize.h2Small,
  lineHeight: 1.12,
  textWrap: 'balance',
  // Each list but the first.
  selectors: { '& + &': { '@media': { [phone]: { marginBlockStart: space[7] } } } },
});

export const text = styleIn('components', {
  paddingBlock: `${space[3]} ${space[5]}`,
  fontSize: fontSize.lead,
  textWrap: 'balance',
});

const row = {
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.hairline}`,
} as const;

const termLook = { fontSize: fontSize.small, lineHeight: 1.7, color: color.muted } as const;

export const term = styleIn('components', { ...row, ...termLook });

/** Below its term, on a phone. */
export const value = styleIn('components', {
  ...row,
  '::before': { content: 'attr(data-term)', display: 'none', ...termLook },
  '@media': { [phone]: { '::before': { display: 'block' } } },
});

export const action = styleIn('components', { paddingBlockStart: space[4] });

import type { StyleRule } from '@vanilla-extract/css';
import { globalStyleIn, media, onlySpoken, serif, styleIn, vars } from '../../styles/stylesheet.js';

const { color, fontSize, layout, size, space } = vars;

/** What is left of the page decides on columns or lists. */
export const box = styleIn('components', { width: '100%', containerType: 'inline-size' });

/** Where columns have no room: one offer as a list after the other. */
const inList = (rule: StyleRule) => ({
  [media.screen]: { '@container': { '(width < 56rem)': rule } },
});

export const table = styleIn('components', {
  tableLayout: 'fixed',
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 6',
  '@media': inList({ display: 'flex', flexDirection: 'column' }),
});

/** Three or four offers. */
export const small = styleIn('components', {
  vars: { [fontSize.h3]: fontSize.h4, [fontSize.lead]: fontSize.body },
});

const inTable = (selector: string, list: StyleRule, rule: StyleRule = {}) =>
  globalStyleIn('components', `${table} ${selector}`, {
    ...rule,
    '@media': inList(list),
  } as Parameters<typeof globalStyleIn>[2]);

inTable(':is(thead, tbody, tfoot, tr)', { display: 'contents' });
const halfGap = `calc(${layout.gap} / 2)`;
inTable('tr > :nth-child(n + 3)', { paddingInlineStart: 0 }, { paddingInlineStart: halfGap });
inTable('tr > :not(:last-child)', { paddingInlineEnd: 0 }, { paddingInlineEnd: halfGap });
for (const offer of [2, 3, 4]) inTable(`tr > :nth-child(${offer + 1})`, { order: offer });

/** The column of terms; in a list it is only spoken. */
const firstColumn = {
  // A quarter, as in a `Section`: (78rem + 32px) / 4 of 78rem. A table of fixed layout ignores a
  // `calc()` with percentages.
  width: '25.64%',
  '@media': inList({ ...onlySpoken, padding: 0, border: 0 }),
} as const;

/** Above or below the terms. */
export const corner = styleIn('components', firstColumn);

const row = { paddingBlock: space[3], borderBlockStart: `1px solid ${color.hairline}` } as const;

const termLook = { color: color.muted } as const;

export const term = styleIn('components', { ...firstColumn, ...row, ...termLook });

/** The term above its value in a list. */
export const listTerm = styleIn('components', {
  ...termLook,
  display: 'none',
  '@media': inList({ display: 'block' }),
});

export const value = styleIn('components', row);

export const offer = styleIn('components', {
  ...serif,
  fontSize: fontSize.h3,
  lineHeight: 1.18,
  textWrap: 'balance',
  selectors: { '& + &': { '@media': inList({ marginBlockStart: space[7] }) } },
});

export const text = styleIn('components', {
  paddingBlock: `${space[3]} ${space[5]}`,
  fontSize: fontSize.lead,
  textWrap: 'balance',
});

export const action = styleIn('components', {
  paddingBlockStart: space[4],
  // More room for a long word.
  vars: { [size.controlInset]: size.controlInsetCompact },
});

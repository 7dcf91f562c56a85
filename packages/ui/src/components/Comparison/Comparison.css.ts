import type { StyleRule } from '@vanilla-extract/css';
import { onlySpoken } from '../../styles/fragments.js';
import { globalStyleIn, styleIn, vars } from '../../styles/stylesheet.js';
import { serif } from '../../styles/typography.js';

const { color, fontSize, layout, size, space } = vars;

export const box = styleIn('components', { width: '100%', containerType: 'inline-size' });

/** In a narrow box each offer is a list. */
const inList = (rule: StyleRule) => ({
  '@container': { '(width < 40rem)': rule },
});

export const table = styleIn('components', {
  tableLayout: 'fixed',
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 6',
  lineHeight: 1.5,
  ...inList({ display: 'flex', flexDirection: 'column' }),
});

export const small = styleIn('components', {
  vars: { [fontSize.h3]: fontSize.h4 },
});

const inTable = (selector: string, list: StyleRule, rule: StyleRule = {}) =>
  globalStyleIn('components', `${table} ${selector}`, {
    ...rule,
    ...inList(list),
  } as Parameters<typeof globalStyleIn>[2]);

inTable(':is(thead, tbody, tfoot, tr)', { display: 'contents' });
inTable('tr > :nth-child(n + 2)', { paddingInlineStart: 0 }, { paddingInlineStart: layout.gap });
for (const offer of [2, 3, 4]) inTable(`tr > :nth-child(${offer + 1})`, { order: offer });

/** The column of terms; in a list it is only spoken. */
const firstColumn = {
  width: `calc((100cqi - 3 * ${layout.gap}) / 4)`,
  ...inList({ ...onlySpoken, padding: 0, border: 0 }),
} as const;

export const corner = styleIn('components', firstColumn);

const row = { paddingBlock: '10px', borderBlockStart: `1px solid ${color.hairline}` } as const;

export const term = styleIn('components', { ...firstColumn, ...row, color: color.muted });

/** In a list the term is beside its value; above it in a narrow one, and if a word is too long. */
export const listTerm = styleIn('components', {
  color: color.muted,
  flex: '0 0 8.75rem',
  paddingInlineEnd: space[3],
  display: 'none',
  ...inList({ display: 'block' }),
});

export const value = styleIn('components', {
  ...row,
  '@container': {
    '(20rem <= width < 40rem)': {
      display: 'flex',
      flexWrap: 'wrap',
      overflowWrap: 'break-word',
    },
  },
});

globalStyleIn('components', `${listTerm} + div`, { flex: '1 1 calc(100% - 8.75rem)' });

export const offer = styleIn('components', {
  ...serif,
  fontSize: fontSize.h3,
  lineHeight: 1.18,
  textWrap: 'balance',
  selectors: { '& + &': inList({ marginBlockStart: space[7] }) },
});

export const text = styleIn('components', {
  paddingBlock: `${space[3]} ${space[5]}`,
  fontSize: fontSize.body,
  textWrap: 'pretty',
});

export const action = styleIn('components', {
  paddingBlockStart: space[4],
  vars: { [size.controlInset]: size.controlInsetCompact },
});

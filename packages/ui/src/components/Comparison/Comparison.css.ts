import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { globalStyleIn, media, numeral, serif, styleIn, vars } from '../../styles/stylesheet.js';

const { color, fontSize, layout, space } = vars;

/** What is left of the page decides on columns or lists. */
export const box = styleIn('components', { width: '100%', containerType: 'inline-size' });

const row = {
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.hairline}`,
} as const;

const termLook = { fontSize: fontSize.small, lineHeight: 1.7, color: color.muted } as const;

export const offer = styleIn('components', { ...serif, lineHeight: 1.12, textWrap: 'balance' });

export const price = styleIn('components', {
  ...numeral,
  paddingBlockStart: space[3],
  fontSize: fontSize.h2,
  // Prices are level, whatever is before them.
  verticalAlign: 'bottom',
});

export const text = styleIn('components', {
  paddingBlock: `${space[3]} ${space[5]}`,
  fontSize: fontSize.lead,
  textWrap: 'balance',
});

export const term = styleIn('components', { ...row, ...termLook });

/** Above its value in a list. */
export const listTerm = styleIn('components', { ...termLook, display: 'none' });

export const value = styleIn('components', row);

export const notIncluded = styleIn('components', { color: color.muted });

export const action = styleIn('components', { paddingBlockStart: space[4] });

/**
 * By the number of offers: a column of terms and one of each offer; where these have no room, one offer as a list
 * after the other.
 */
export const table = Object.fromEntries(
  [2, 3, 4].map((offers) => {
    const inList = (rule: StyleRule) => ({
      [media.screen]: { '@container': { [`(width < ${offers * 16}rem)`]: rule } },
    });
    const columns = styleIn('components', {
      width: '100%',
      tableLayout: 'fixed',
      '@media': inList({ display: 'flex', flexDirection: 'column' }),
    });
    const each = (selector: string, list: StyleRule, rule: GlobalStyleRule = {}) =>
      globalStyleIn('components', `${columns} ${selector}`, {
        ...rule,
        '@media': { ...rule['@media'], ...inList(list) },
      } as GlobalStyleRule);

    each('> *', { display: 'contents' });
    each('> * > tr', { display: 'contents' });
    // Headings of rows are only spoken in a list. A table of fixed layout ignores a `calc()` with percentages.
    each(
      'tr > :first-child',
      {
        position: 'absolute',
        width: '1px',
        height: '1px',
        padding: 0,
        border: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      { width: '25%' },
    );
    each(`.${listTerm}`, { display: 'block' });
    each('tr > :not(:last-child)', { paddingInlineEnd: 0 }, { paddingInlineEnd: layout.gap });
    each('td:empty', { display: 'none' });
    globalStyleIn('components', `${columns} .${offer}`, {
      fontSize: offers > 2 ? fontSize.h3 : fontSize.h2Small,
      '@media': { [media.print]: { fontSize: fontSize.h3 } },
    });
    each(`.${offer} + .${offer}`, { marginBlockStart: space[7] });
    for (let offer = 2; offer <= offers; offer++)
      each(`tr > :nth-child(n + ${offer + 1})`, { order: offer });
    return [offers, columns];
  }),
);

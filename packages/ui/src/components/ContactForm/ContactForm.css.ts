import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

const { layout, space } = vars;

const rowGap = '28px';

const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${rowGap} ${layout.gap}`,
};

export const form = styleIn('components', {
  width: '100%',
  ...rows,
  containerType: 'inline-size',
});

export const fields = styleIn('components', {
  ...rows,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.belowSmall]: { columnGap: space[4] } },
});

export const row = styleIn('components', { gridColumn: '1 / -1' });

/** On a phone only the first two are short enough to be side by side, unless the text is large. */
export const half = styleIn('components', {
  '@media': {
    [media.belowSmall]: { selectors: { '&:nth-child(n + 3)': { gridColumn: '1 / -1' } } },
  },
  '@container': { '(width < 18rem)': { gridColumn: '1 / -1' } },
});

/** The button, and the note below it. */
export const submit = styleIn('components', { ...rows, justifyItems: 'start' });

export const note = styleIn('components', { marginTop: space[3] });

/** In a wide form, a message that ends it is beside the other fields, and as high. */
const besideMessage = (selector: string, rule: StyleRule) =>
  globalStyleIn('components', `${fields}:has(> ${row}:last-child textarea) ${selector}`, {
    '@container': { '(width >= 60rem)': rule },
  } as GlobalStyleRule);

const columns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 1.4fr)' };

// No row gap: the message spans more rows than there are.
besideMessage('', {
  ...columns,
  rowGap: 0,
  marginBlockStart: `calc(-1 * ${rowGap})`,
});
besideMessage('> *', { marginBlockStart: rowGap });
besideMessage(`> ${row}`, { gridColumn: '1 / 3' });
besideMessage('> :last-child', { gridArea: '1 / 3 / span 20', paddingInlineStart: layout.gap });
besideMessage(':has(textarea)', { display: 'grid' });
besideMessage('> :last-child > *', { gridTemplateRows: 'auto 1fr' });

// The button is below the message, and the note before it.
besideMessage(`~ ${submit}`, columns);
besideMessage(`~ ${submit} > button`, { gridColumn: 3, marginInlineStart: layout.gap });
besideMessage(`~ ${submit} > p`, { gridArea: '1 / 1 / auto / 3' });

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

const inWideForm = (rule: StyleRule) => ({ '@container': { '(width >= 60rem)': rule } });

const columns = inWideForm({
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.4fr)',
  columnGap: `calc(2 * ${layout.gap})`,
});

/** In a wide form, a message that ends it is beside the other fields, and as high. */
export const besideMessage = styleIn('components', { ...rows, ...columns });
export const message = styleIn('components', inWideForm({ display: 'grid' }));
for (const [part, rule] of Object.entries({
  '> *': { gridTemplateRows: 'auto 1fr' },
  ':has(textarea)': { display: 'grid' },
}))
  globalStyleIn('components', `${message} ${part}`, inWideForm(rule) as GlobalStyleRule);

/** The button is below the message, and the note before it. */
export const belowMessage = styleIn('components', columns);
export const button = styleIn('components', { width: '100%', ...inWideForm({ gridColumn: 2 }) });
export const privacy = styleIn('components', inWideForm({ gridArea: '1 / 1' }));

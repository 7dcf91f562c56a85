import type { StyleRule } from '@vanilla-extract/css';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

const { space } = vars;

const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `28px ${vars.layout.gap}`,
};

export const form = styleIn('components', {
  width: '100%',
  ...rows,
  containerType: 'inline-size',
  // Not printed: fields on paper can't be submitted.
  '@media': { [media.print]: { display: 'none' } },
});

export const fields = styleIn('components', {
  ...rows,
  '@media': { [media.fromSmall]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** In a wide form a message that ends it is beside the other fields, and as high. */
const inWideForm = (rule: StyleRule) => ({ '@container': { '(width >= 60rem)': rule } });

export const columns = styleIn('components', {
  ...rows,
  ...inWideForm({
    columnGap: space[8],
    selectors: {
      '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  }),
});

export const message = styleIn('components', inWideForm({ display: 'grid' }));
globalStyleIn('components', `${message} :has(textarea)`, inWideForm({ display: 'grid' }));
globalStyleIn(
  'components',
  `${message} :has(> * > textarea)`,
  inWideForm({ gridTemplateRows: 'auto 1fr' }),
);

export const row = styleIn('components', { gridColumn: '1 / -1' });

export const note = styleIn('components', { marginTop: space[3] });

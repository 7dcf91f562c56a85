import { media, styleIn, vars } from '../../styles/stylesheet.js';

const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `28px ${vars.layout.gap}`,
};

export const form = styleIn('components', {
  width: '100%',
  ...rows,
  // Not printed: fields on paper can't be submitted.
  '@media': { [media.print]: { display: 'none' } },
});

export const fields = styleIn('components', {
  ...rows,
  '@media': { [media.fromSmall]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const row = styleIn('components', { gridColumn: '1 / -1' });

export const note = styleIn('components', { marginTop: vars.space[3] });

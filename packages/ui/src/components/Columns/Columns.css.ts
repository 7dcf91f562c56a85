import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const columns = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
  alignItems: 'start',
  '@media': {
    [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[7] },
  },
});

import { sharedRows } from '../../styles/layoutVars.css.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const columns = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
  alignItems: 'start',
  '@media': {
    [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[6] },
    [media.fromMedium]: {
      vars: { [sharedRows.area]: 'span 3', [sharedRows.template]: 'subgrid' },
    },
  },
});

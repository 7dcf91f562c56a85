import { columnsFrom } from '../../styles/layout.js';
import { sharedRows } from '../../styles/layoutVars.css.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const columns = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: columnsFrom('50rem', '16rem'),
  gap: `${vars.space[6]} ${vars.layout.gap}`,
  alignItems: 'start',
  '@media': {
    [media.fromSmall]: {
      vars: { [sharedRows.area]: 'span 3', [sharedRows.template]: 'subgrid' },
    },
  },
});

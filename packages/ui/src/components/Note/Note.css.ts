import { stacked } from '../../styles/fragments.js';
import { styleIn, vars } from '../../styles/stylesheet.js';

export const note = styleIn('components', {
  ...stacked(vars.space[4]),
  width: '100%',
  borderBlockStart: `1px solid ${vars.color.accentLine}`,
  paddingBlockStart: vars.space[4],
  breakInside: 'avoid',
});

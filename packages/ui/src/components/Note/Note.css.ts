import { styleIn } from '../../styles/layered.js';
import { vars } from '../../theme/vars.css.js';

export const note = styleIn('components', {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxWidth: '42rem',
  borderInlineStart: `2px solid ${vars.color.accentLine}`,
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[5],
  breakInside: 'avoid',
});

import { styleIn } from '../../styles/layered.js';
import { vars } from '../../theme/vars.css.js';

export const notice = styleIn('components', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.color.sunken,
  borderInlineStart: '4px solid',
});

export const tone = {
  problem: styleIn('components', { borderColor: vars.color.danger }),
  success: styleIn('components', { borderColor: vars.color.success }),
};

export const actions = styleIn('components', { width: '100%', marginTop: vars.space[2] });

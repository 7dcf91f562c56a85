import { styleIn } from '../../styles/layered.js';
import { vars } from '../../theme/vars.css.js';

export const panel = styleIn('components', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[5],
  width: '100%',
  borderTop: `1px solid ${vars.color.accentLine}`,
  padding: 'clamp(24px, 3vw, 40px)',
  breakInside: 'avoid',
});

export const sunken = styleIn('components', { background: vars.color.sunken });

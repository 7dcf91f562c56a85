import { stacked } from '../../styles/fragments.js';
import { styleIn, vars } from '../../styles/stylesheet.js';

export const notice = styleIn('components', {
  ...stacked(vars.space[3]),
  width: '100%',
  alignItems: 'flex-start',
  padding: vars.space[5],
  background: vars.color.sunken,
  borderInlineStart: '4px solid',
  textWrap: 'pretty',
});

export const tone = {
  error: styleIn('components', { borderColor: vars.color.danger }),
  success: styleIn('components', { borderColor: vars.color.success }),
};

export const actions = styleIn('components', { width: '100%', marginTop: vars.space[2] });

import { stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const notice = styleIn('components', {
  ...stacked(vars.space[3]),
  alignItems: 'flex-start',
  padding: vars.space[5],
  background: vars.color.sunken,
  borderInlineStart: '4px solid',
});

export const tone = {
  error: styleIn('components', { borderColor: vars.color.danger }),
  /** A scene of its own in the form's place. */
  success: styleIn('components', {
    padding: 'clamp(16px, 4vw, 48px)',
    border: 0,
    borderTop: `1px solid ${vars.color.accentLine}`,
  }),
};

export const actions = styleIn('components', { width: '100%', marginTop: vars.space[2] });

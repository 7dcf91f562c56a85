import { styleIn } from './layered.js';
import { vars } from '../theme/vars.css.js';

/**
 * A petrol plane. It turns the roles of the colours around for everything on it, so that a button, a
 * link or a rule needs no variant of its own.
 */
export const plane = styleIn('primitives', {
  background: vars.color.plane,
  color: vars.color.onPlane,
  vars: {
    [vars.color.bg]: vars.color.plane,
    [vars.color.text]: vars.color.onPlane,
    [vars.color.muted]: vars.color.onPlaneMuted,
    [vars.color.hairline]: vars.color.onPlaneLine,
    [vars.color.accentText]: vars.color.brass,
    [vars.color.accentLine]: vars.color.brass,
    [vars.color.primary]: vars.color.onPlane,
    [vars.color.primaryHover]: vars.color.light,
    [vars.color.onPrimary]: vars.color.onPlaneAction,
    [vars.color.focus]: vars.color.onPlaneFocus,
  },
});

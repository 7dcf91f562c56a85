import { vars } from '../theme/vars.css.js';

/** A brass underline. As longhands: WebKit drops the shorthand if it names a thickness (2.50). */
export const underline = (thickness: string) => ({
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accentLine,
  textDecorationThickness: thickness,
});

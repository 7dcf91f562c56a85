import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.js';
import { layers } from './layers.css.js';

/*
 * What every stylesheet is written with: rules in a cascade layer, the theme's variables, the media
 * queries, and the few looks that several components share.
 */
export { media } from './media.js';
export { vars };

type Layer = keyof typeof layers;

/** A class whose rules live in the given cascade layer. */
export function styleIn(layer: Layer, rule: StyleRule): string {
  return style({ '@layer': { [layers[layer]]: rule } });
}

/** A rule for a selector, in the given cascade layer. */
export function globalStyleIn(layer: Layer, selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}

/** One below the other, with an even gap. */
export const stacked = (gap: string) =>
  ({ display: 'flex', flexDirection: 'column', gap }) as const;

/** A brass underline. As longhands: WebKit drops the shorthand if it names a thickness (2.50). */
export const underline = (thickness: string) => ({
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accentLine,
  textDecorationThickness: thickness,
});

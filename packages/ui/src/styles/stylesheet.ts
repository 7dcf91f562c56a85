import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.js';
import { layers } from '../theme/layers.css.js';
import { media } from '../theme/media.js';

/** Re-exported, so that a stylesheet needs one import. */
export { media, vars };

type Layer = keyof typeof layers;

/** A class with its rules in the given cascade layer. */
export function styleIn(layer: Layer, rule: StyleRule): string {
  return style({ '@layer': { [layers[layer]]: rule } });
}

/** A rule for print. If `print.css.ts` has no general one, say in a comment why. */
export function onPaper(selector: string, rule: StyleRule): void {
  globalStyleIn('preferences', selector, { '@media': { print: rule } } as GlobalStyleRule);
}

/** A rule for a selector, in the given cascade layer. */
export function globalStyleIn(layer: Layer, selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}

import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.js';
import { layers } from '../theme/layers.css.js';
import { media } from '../theme/media.js';

/** For every stylesheet. */
export { media, vars };

type Layer = keyof typeof layers;

/** A class with its rules in the given cascade layer. */
export function styleIn(layer: Layer, rule: StyleRule): string {
  return style({ '@layer': { [layers[layer]]: rule } });
}

/** A rule for paper. The general ones are in `print.css.ts`: say why they cannot do it. */
export function onPaper(selector: string, rule: StyleRule): void {
  globalStyleIn('preferences', selector, { '@media': { print: rule } } as GlobalStyleRule);
}

/** A rule for a selector, in the given cascade layer. */
export function globalStyleIn(layer: Layer, selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}

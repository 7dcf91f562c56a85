import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.js';

type Layer = keyof typeof layers;

/** A class whose rules live in the given cascade layer. */
export function styleIn(layer: Layer, rule: StyleRule): string {
  return style({ '@layer': { [layers[layer]]: rule } });
}

/** A rule for a selector, in the given cascade layer. */
export function globalStyleIn(layer: Layer, selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}

import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.js';
import { layers } from '../theme/layers.css.js';
import { media } from '../theme/media.js';

/*
 * What every stylesheet is written with: rules in a cascade layer, the theme's variables, the media
 * queries, and the few looks that several components share.
 */
export { media, vars };

type Layer = keyof typeof layers;

/** A class with its rules in the given cascade layer. */
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

/** A heading beside its content. */
export const beside = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
  rowGap: 'clamp(16px, 3vw, 32px)',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // A block can break between two printed pages; a row of a grid moves as a whole.
    [media.print]: { display: 'block' },
  },
} as const;

/** The first of four columns: headings and terms that stand beside what belongs to them share its edges. */
export const quarter = `calc((100% - 3 * ${vars.layout.gap}) / 4)`;

/** The sentence that follows a heading. A phone has more lines of it than a browser balances. */
export const lead = {
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  '@media': { [media.fromSmall]: { textWrap: 'balance' } },
} as const;

/** The voice. Its cut is made for large, closely set letters, and its spaces are too narrow for them. */
export const serif = {
  fontFamily: vars.font.serif,
  fontWeight: vars.fontWeight.display,
  wordSpacing: '.04em',
} as const;

/** A number set large, in the serif. */
export const numeral = {
  fontFamily: vars.font.serif,
  fontWeight: vars.fontWeight.display,
  lineHeight: 1,
  letterSpacing: '-.03em',
  fontFeatureSettings: '"lnum"',
} as const;

/** Keeps words clear of the drawing beside them; on a phone it is below them, on paper there is none. */
export const besideDrawing = (maxWidth: string) => ({
  [media.fromSmall]: { maxWidth },
  [media.print]: { maxWidth: 'none' },
});

/** A link of the navigation, in a row as high as a target. */
export const navigationLink = {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  textDecoration: 'none',
  ':hover': { color: vars.color.primary },
} as const;

/**
 * A brass underline, at the words' own distance unless `offset` is given. As longhands: WebKit drops the
 * shorthand if it names a thickness (2.50).
 */
export const underline = (thickness: string, offset?: string) => ({
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accentLine,
  textDecorationThickness: thickness,
  ...(offset && { textUnderlineOffset: offset }),
});

import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.js';
import { layers } from '../theme/layers.css.js';
import { media } from '../theme/media.js';

/* For stylesheets: layers, variables, media queries, shared styles. */
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
    // A block can break across printed pages; a grid row can't.
    [media.print]: { display: 'block' },
  },
} as const;

/** Columns of at least `min` in a box wider than `width`, else one. */
export const columnsFrom = (width: string, min: string) =>
  `repeat(auto-fit, minmax(min(100%, max(${min}, (${width} - 100%) * 999)), 1fr))`;

/** The first of four columns. */
export const quarter = `calc((100% - 3 * ${vars.layout.gap}) / 4)`;

/** The sentence below a heading. Balanced from `small` on: browsers balance few lines only. */
export const leadStyle = {
  fontSize: vars.fontSize.lead,
  '@media': { [media.fromSmall]: { lineHeight: 1.5, textWrap: 'balance' } },
} as const;

/** Serif for headings. Its word spaces are too narrow at display sizes. */
export const serif = {
  fontFamily: vars.font.serif,
  fontWeight: vars.fontWeight.display,
  wordSpacing: '.04em',
} as const;

/** A small line above a large heading. */
export const eyebrowStyle = {
  fontSize: '1.0625rem',
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.5,
  color: vars.color.accentText,
  '@media': { [media.belowSmall]: { fontSize: vars.fontSize.small } },
} as const;

/** A number set large, in the serif. */
export const numeralStyle = {
  fontFamily: vars.font.serif,
  fontWeight: vars.fontWeight.display,
  lineHeight: 1,
  letterSpacing: '-.03em',
  fontFeatureSettings: '"lnum"',
} as const;

/** For screen readers only. */
export const onlySpoken = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** In front of a drawing or floor, which may come later in the document. */
export const inFront = { position: 'relative', zIndex: 1 } as const;

/** A large area in full light, in the dark scheme too. */
export const fullLight = {
  colorScheme: 'light',
  color: vars.color.text,
  background: vars.color.fullLight,
} as const;

export const wallInside = `color-mix(in oklab, ${vars.color.light} 46%, ${vars.color.plane})`;

/** An open door: its frame, the wall inside as wide as `reveal`, and light. */
export const doorwayStyle = (reveal: string) => {
  const light = (to: 'left' | 'right') =>
    `linear-gradient(to ${to}, ${wallInside} ${reveal}, transparent 0) ${vars.color.fullLight}`;
  return {
    ...fullLight,
    boxShadow: `inset 1px 1px ${vars.color.accentLine}, inset -1px 0 ${vars.color.accentLine}`,
    background: light('right'),
    selectors: { '&:dir(rtl)': { background: light('left') } },
  } as const;
};

export const navigationLink = {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  textDecoration: 'none',
  ':hover': { color: vars.color.primary },
} as const;

/** A brass underline. Longhands, because Safari before 26.2 drops a shorthand with a thickness. */
export const underline = (thickness: string, offset?: string) => ({
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accentLine,
  textDecorationThickness: thickness,
  ...(offset && { textUnderlineOffset: offset }),
});

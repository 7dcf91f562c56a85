import type { GlobalStyleRule } from '@vanilla-extract/css';
import { root } from './heads.css.js';
import { globalStyleIn, media, styleIn, vars } from './stylesheet.js';

const { color } = vars;

/** In oklab, because in oklch the mix turns olive. */
const mix = (paint: string, percent: number, into: string) =>
  `color-mix(in oklab, ${paint} ${percent}%, ${into})`;

/** A face of a body. The stroke hides the seam between two faces. */
const face = (paint: string) =>
  ({ fill: paint, stroke: paint, strokeWidth: '.5px', strokeLinejoin: 'round' }) as const;

const leftOut = { '@media': { [media.forcedColors]: { display: 'none' } } } as const;

/** Styles of the classes in the SVG files. */
const shapes: Record<string, GlobalStyleRule> = {
  /** As dark as the floor. */
  shade: { fill: color.planeLow },
  shadow: { fill: mix('black', 20, color.planeLow), ...leftOut },
  /** Lit or unlit wall or floor. Left out in forced colours, where it could be a block behind a text. */
  onFloor: leftOut,
  /** Lit wall or floor. */
  litWall: { fill: color.planeHigh },
  // Light from far to near: where it comes from, where it falls, and its weaker reflections.
  brightest: face(mix(color.onPlane, 50, color.onPlanePrimary)),
  light: face(color.onPlanePrimary),
  /** A lit floor, on which more light falls. */
  glow: face(mix(color.onPlanePrimary, 84, color.onPlaneAccent)),
  reflection: { fill: mix(color.onPlanePrimary, 74, color.plane) },
  reflectionFar: face(mix(color.onPlanePrimary, 46, color.plane)),
  reflectionFaint: face(mix(color.onPlanePrimary, 25, color.plane)),
  /** Lighter than an unlit floor. */
  silhouette: face(mix(color.onPlanePrimary, 7, color.plane)),
  line: { fill: 'none', stroke: color.onPlaneAccent, vectorEffect: 'non-scaling-stroke' },
  gold: { fill: color.onPlaneAccent },
  /** Light on the floor; its fill is a gradient of the file. */
  fading: leftOut,
  /** Extends beyond the picture, so it is hidden in a narrow window. */
  bleed: { '@media': { [media.belowWide]: { display: 'none' } } },
  // Light that falls beside the words of a wide window, or on those of a phone.
  onDesk: { '@media': { [media.belowSmall]: { display: 'none' } } },
  onPhone: { '@media': { [media.fromSmall]: { display: 'none' } } },
  /** On a phone, its 1,248 units take the 640 that are shown. */
  narrower: { '@media': { [media.belowSmall]: { transform: 'scaleX(.513)' } } },
  /** A low drawing: larger on a phone, from the content's edge on. */
  nearer: {
    '@media': {
      [media.belowSmall]: { transform: 'translate(-24px) scale(1.05)', transformOrigin: '212px 0' },
    },
  },
  /** A doorway with two leaves: larger on a phone. */
  closer: {
    '@media': { [media.belowSmall]: { transform: 'scale(1.2)', transformOrigin: '212px 0' } },
  },
  /** Bricks: on a phone the lowest course is below the floor line, where the file clips it. */
  lowered: { '@media': { [media.belowSmall]: { translate: '0 36px' } } },
  /** The door's leaf, hinged on the left. */
  leaf: {
    transformBox: 'fill-box',
    transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  },
};

export const shapeClasses = Object.keys(shapes);

/** Paints the shapes of an SVG. Mirrored from right to left, or the text would cover the doorway. */
export const drawing = styleIn('components', {
  pointerEvents: 'none',
  selectors: { ':dir(rtl) > &': { scale: '-1 1' } },
});

// A part that `use` copies has no drawing around it: Vite's plugin names it by its file.
for (const [name, rule] of Object.entries(shapes))
  globalStyleIn('components', `:is(${drawing}, g[id*='_svg__']) .${name}`, rule);

/** The door opens further. */
globalStyleIn('components', `${root}:has(a:is(:hover, :focus-visible)) .leaf`, {
  transform: 'scaleX(1.3)',
});

/** Light that fades out, in the colour of the lit floor. */
globalStyleIn('components', `${drawing} stop`, { stopColor: color.planeHigh });

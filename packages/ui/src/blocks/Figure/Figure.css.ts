import { fallbackVar, type GlobalStyleRule } from '@vanilla-extract/css';
import * as hero from '../../styles/hero.css.js';
import { classes } from '../../styles/classes.js';
import { edge, floorRow, unit } from '../../styles/layoutVars.css.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

const { color } = vars;

/** In oklab, because in oklch the mix turns olive. */
const mix = (paint: string, percent: number, into: string) =>
  `color-mix(in oklab, ${paint} ${percent}%, ${into})`;

const darker = mix('black', 20, color.planeLow);
const againstLight = mix(color.light, 7, color.plane);
const brassLine = {
  fill: 'none',
  stroke: color.brass,
  vectorEffect: 'non-scaling-stroke',
} as const;

const leftOut = { '@media': { [media.forcedColors]: { display: 'none' } } } as const;

/** What the classes in the SVG files look like. */
const shapes: Record<string, GlobalStyleRule> = {
  // Where no light falls: as dark as the floor, and darker.
  shade: { fill: color.planeLow },
  dark: { fill: darker },
  /** Shadow on the floor. */
  shadow: { fill: darker, ...leftOut },
  /** Lit or unlit wall or floor. In forced colours it would be a slab, perhaps behind a text. */
  onFloor: leftOut,
  /** Lit wall or floor. */
  litWall: { fill: color.planeHigh },
  // Light from far to near: where it comes from, where it falls, and its weaker reflections.
  brightest: { fill: mix(color.onPlane, 50, color.light) },
  light: { fill: color.light },
  reflection: { fill: mix(color.light, 74, color.plane) },
  reflectionFar: { fill: mix(color.light, 46, color.plane) },
  reflectionFaint: { fill: mix(color.light, 25, color.plane) },
  /** Lighter than an unlit floor. The stroke hides the seams between the faces of a chair. */
  silhouette: { fill: againstLight, stroke: againstLight, strokeWidth: '.5px' },
  line: brassLine,
  gold: { fill: color.brass },
  /** Light on the floor; its fill is a gradient of the file. */
  fading: leftOut,
  /** Extends beyond the picture, so it is hidden in a narrow window. */
  bleed: { '@media': { [media.belowWide]: { display: 'none' } } },
  /** On a phone, its 1,248 units take the 640 that are shown. */
  narrower: { '@media': { [media.belowSmall]: { transform: 'scale(.513, .8)' } } },
  /** A low drawing: larger on a phone, from the content's edge on. */
  nearer: {
    '@media': {
      [media.belowSmall]: { transform: 'translate(-24px) scale(1.05)', transformOrigin: '212px 0' },
    },
  },
  /** The door's leaf, hinged on the left. */
  leaf: {
    transformBox: 'fill-box',
    transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  },
};

export const shapeClasses = Object.keys(shapes);

/** Paints what is in an SVG. Mirrored in right-to-left text, or the text would cover the doorway. */
export const drawing = styleIn('components', {
  pointerEvents: 'none',
  selectors: { ':dir(rtl) > &': { scale: '-1 1' } },
});

for (const [name, rule] of Object.entries(shapes))
  globalStyleIn('components', `${drawing} .${name}`, rule);

/** The door opens further. */
globalStyleIn('components', `${hero.root}:has(a:is(:hover, :focus-visible)) .leaf`, {
  transform: 'scaleX(1.3)',
});

/** Light that fades out, in the colour of the lit floor. */
globalStyleIn('components', `${drawing} stop`, { stopColor: color.planeHigh });

/** At the floor line, between wall and floor. */
export const atFloorLine = classes(
  drawing,
  styleIn('components', {
    position: 'absolute',
    top: 0,
    gridRow: fallbackVar(floorRow, 'auto'),
    insetInlineEnd: edge,
    width: `calc(21.2 * ${unit})`,
    aspectRatio: '2',
    overflow: 'visible',
  }),
);

/** The light alone, on the section below the hero. */
export const doorLight = classes(
  atFloorLine,
  styleIn('components', {
    // The section below is paper, where light has another colour.
    vars: { [color.planeHigh]: color.lightOnSunken },
  }),
);

/** The drawing of a case study: its floor line is y = 0, and the light on the floor is below it. */
export const caseDrawing = classes(
  drawing,
  styleIn('components', { width: '100%', overflow: 'visible' }),
);

/** Words as bars: as high as the lower-case letters of the sentence above, on its lines. */
export const bars = styleIn('components', {
  // Not wider than the sentence.
  maxWidth: '10.6em',
  fontSize: vars.fontSize.statement,
  lineHeight: vars.lineHeight.display,
  // The next section continues the sentence.
  marginBlock: '.35em -.9em',
});

export const bar = styleIn('components', {
  display: 'inline-block',
  width: '2.3em',
  maxWidth: 'calc(100% - .24em)',
  height: '.46em',
  marginInlineEnd: '.24em',
  background: `light-dark(${color.text}, ${color.muted})`,
  // Drawn in forced colours.
  outline: '1px solid transparent',
  selectors: {
    '&:nth-child(2n)': { width: '1.1em' },
    '&:nth-child(3n)': { width: '3.4em' },
    // What the sentence does not say to the person is covered.
    '&:last-child': { width: '4.6em', background: color.accentLine },
  },
});

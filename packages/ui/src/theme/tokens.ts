import type { ColorRole } from './colorUses.js';

/**
 * The design tokens as plain data, without CSS or DOM. The theme contract (`vars.css.ts`),
 * Storybook's foundation pages and the contrast test derive from them.
 *
 * Colours are OKLCH, named by role. Petrol surfaces stay dark in the dark scheme: inverted they
 * would glare.
 */

export type { ColorRole } from './colorUses.js';

/** In the dark scheme full light would glare. */
const dimmedLight = 'oklch(91% .045 86)';

/** Light and dark value, or one value for both schemes. */
const colors: Record<ColorRole, string | readonly [light: string, dark: string]> = {
  bg: ['oklch(98.5% .006 85)', 'oklch(16.5% .028 207)'],
  surface: ['oklch(100% 0 0)', 'oklch(21% .034 208)'],
  sunken: ['oklch(95.7% .01 85)', 'oklch(26.5% .043 207)'],
  sunkenDeep: ['oklch(92.8% .014 85)', 'oklch(31.5% .05 206)'],
  beamOnBg: ['oklch(96.9% .016 87)', 'oklch(27% .036 208)'],
  beamOnSunken: ['oklch(98.5% .006 85)', 'oklch(33.5% .05 206)'],
  text: ['oklch(23.5% .022 215)', 'oklch(94.5% .008 85)'],
  muted: ['oklch(41% .022 215)', 'oklch(84% .014 215)'],
  // In the dark scheme actions are light, as on the planes.
  primary: ['oklch(38.5% .065 205)', dimmedLight],
  primaryHover: ['oklch(32.5% .053 205)', 'oklch(86% .05 84)'],
  onPrimary: ['oklch(98.5% .006 85)', 'oklch(20% .03 210)'],
  accentText: ['oklch(41.5% .087 65)', 'oklch(84.5% .1 78)'],
  accentLine: ['oklch(70% .11 75)', 'oklch(70% .105 75)'],
  control: ['oklch(62% .02 85)', 'oklch(58% .022 215)'],
  hairline: ['oklch(88.5% .012 85)', 'oklch(43% .045 205)'],
  danger: ['oklch(43.5% .17 27)', 'oklch(84.5% .08 25)'],
  success: ['oklch(40% .1 150)', 'oklch(83.5% .11 150)'],
  focus: ['oklch(50% .085 200)', 'oklch(82% .09 195)'],
  plane: ['oklch(29.5% .05 206)', 'oklch(33.6% .057 206)'],
  planeLow: ['oklch(25% .042 208)', 'oklch(26.5% .043 207)'],
  planeHigh: ['oklch(35.5% .056 204)', 'oklch(38.4% .063 204)'],
  planeDeep: ['oklch(20% .034 209)', 'oklch(12% .02 209)'],
  onPlane: 'oklch(96.5% .008 85)',
  onPlaneMuted: ['oklch(85.5% .02 200)', 'oklch(90% .018 200)'],
  onPlaneLine: ['oklch(45% .05 205)', 'oklch(49% .05 205)'],
  onPlaneAction: 'oklch(26% .044 207)',
  onPlaneFocus: 'oklch(82% .09 195)',
  onPlaneAccent: ['oklch(86% .1 80)', 'oklch(90% .085 82)'],
  onPlanePrimary: ['oklch(94% .04 85)', dimmedLight],
  scrim: ['oklch(18% .03 210 / .6)', 'oklch(10% .017 210 / .7)'],
  shadow: ['oklch(20% .03 210 / .28)', 'oklch(0% 0 0 / .8)'],
};

const colorsOf = (scheme: 0 | 1) =>
  Object.fromEntries(
    Object.entries(colors).map(([role, value]) => [
      role,
      typeof value === 'string' ? value : value[scheme],
    ]),
  ) as Record<ColorRole, string>;

export const tokens = {
  // Pure, so that bundlers drop the colours from scripts that need only the breakpoints.
  color: {
    light: /* @__PURE__ */ colorsOf(0),
    dark: /* @__PURE__ */ colorsOf(1),
  },
  /** Newsreader for headings and large text; Instrument Sans for everything else. */
  font: {
    serif: "'Newsreader', serif-fb, Georgia, serif",
    sans: "'Instrument Sans', sans-fb, Arial, sans-serif",
  },
  /** Fluid from 320 to 1440 px. */
  fontSize: {
    tiny: '.875rem',
    small: '.9375rem',
    body: 'clamp(1rem, .97rem + .2vw, 1.125rem)',
    lead: 'clamp(1rem, .89rem + .6vw, 1.375rem)',
    /** The label of a button; `controlCompact` in the header. */
    control: '1.0625rem',
    controlCompact: '1rem',
    h4: '1.3125rem',
    /** The title of a card of medium size. */
    h3Small: '1.5rem',
    h3: 'clamp(1.5rem, 1.35rem + .6vw, 1.875rem)',
    /** The second level of h2: a heading beside its content, as in a `split`. Also a card's title. */
    h2Small: 'clamp(1.5rem, 1.165rem + 1.48vw, 2.25rem)',
    /** A sentence below a heading, as large as one. */
    sentence: 'clamp(1.5rem, .85rem + 3.1vw, 3.5rem)',
    h2: 'clamp(1.9375rem, 1.42rem + 2.4vw, 3.5rem)',
    h1: 'clamp(2.125rem, 1.4rem + 4.2vw, 4.75rem)',
    statement: 'clamp(2.125rem, 1.3rem + 3.4vw, 4.375rem)',
    // 40 to 45 px on a phone. In a wide window at most 10.4 % of its height, so that the first action is
    // in the first view.
    display: 'max(2.5rem, min(1.3rem + 6.3vw, 2.8rem), min(1.3rem + 5vw, 6.125rem, 10.4vh))',
    numeral: 'clamp(2.75rem, 2.1rem + 2.2vw, 4.25rem)',
  },
  /** Newsreader is shipped in one display weight. */
  fontWeight: { display: '350', regular: '400', medium: '500', strong: '600' },
  lineHeight: { display: '1.06', snug: '1.4', body: '1.6' },
  space: {
    0: '0',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '24px',
    6: '32px',
    7: '48px',
    8: '64px',
    9: '96px',
    10: '128px',
  },
  /** How far a large number hangs out, to be seen in line: 1 fits Newsreader, 0 most others. */
  numeral: { inset: '1' },
  /** Other shapes have sharp corners. */
  radius: { control: '2px' },
  size: {
    /** Minimum size of a touch target. */
    target: '44px',
    control: '52px',
    /** Inline padding of a button; `controlInsetCompact` in the header. */
    controlInset: '28px',
    controlInsetCompact: '20px',
    header: '72px',
    barPanel: '400px',
    sheet: '300px',
    sheetWide: '400px',
    portrait: '320px',
    content: '78rem',
    measure: '36em',
  },
  /** Fluid: the least is for a phone, the most for windows from 1440 px on, of `gutter` from 1600. */
  layout: {
    gutter: 'clamp(16px, 6.3vw - 4.5px, 96px)',
    section: 'clamp(36px, 6.7vw, 96px)',
    head: 'clamp(20px, 3.4vw, 48px)',
    gap: '32px',
  },
  motion: { quick: '120ms', calm: '200ms', slow: '320ms', ease: 'cubic-bezier(.2, 0, 0, 1)' },
} as const;

/** Widths at which the layout changes, in px. */
export const breakpoints = {
  /** Below: cards in one column, full-width actions. From here on the menu sheet is 400 px wide. */
  small: 640,
  /** Below: sections have one column. */
  medium: 900,
  /** Below: the header shows a menu button instead of the navigation. */
  bar: 1024,
  /** Below: columns of a desktop are narrower, or stacked. */
  wide: 1100,
} as const;

/** Delays of the header's panels, in ms. `close` is fixed in Radix; CSS panels have the same. */
export const hoverDelays = { open: 200, skip: 300, close: 150 } as const;

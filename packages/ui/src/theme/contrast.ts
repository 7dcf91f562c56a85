import { colorUses, type ColorRole } from './colorUses.js';

/** One colour that must be distinguishable from another, and by how much. */
export type ContrastPair = {
  foreground: ColorRole;
  background: ColorRole;
  /**
   * The least ratio that WCAG 2.2 requires: 4.5 for text (1.4.3), 3 for text from 24 px up, for the
   * edges of controls and for the focus (1.4.11, 2.4.13).
   */
  ratio: 4.5 | 3;
  /** What the foreground is for. */
  use: string;
};

/** What words are written in. Every ink holds on every ground, in both schemes. */
const inks = ['text', 'muted', 'accentText', 'primary', 'danger', 'success'] as const;
export type Ink = (typeof inks)[number];

export const grounds = ['bg', 'surface', 'sunken', 'sunkenDeep', 'glow', 'sunkenGlow'] as const;
export type Ground = (typeof grounds)[number];

/** The same on petrol: `plane.css.ts` turns every ink and every ground into one of these. */
const planeInks = ['onPlane', 'onPlaneMuted', 'light', 'brass'] as const;
export type PlaneInk = (typeof planeInks)[number];

export const planes = ['plane', 'planeLow', 'planeHigh', 'planeDeep'] as const;
export type Plane = (typeof planes)[number];

const on = (
  backgrounds: readonly ColorRole[],
  foregrounds: readonly ColorRole[],
  ratio: ContrastPair['ratio'] = 4.5,
): ContrastPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({
      foreground,
      background,
      ratio,
      use: colorUses[foreground],
    })),
  );

/** Every pair that a component can use, in both schemes. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(grounds, inks),
  ...on(['primary', 'primaryHover'], ['onPrimary']),
  ...on(['surface'], ['control'], 3),
  ...on(grounds, ['focus'], 3),
  ...on(planes, planeInks),
  ...on(planes, ['onPlaneFocus'], 3),
  ...on(['onPlane', 'light', 'brass'], ['onPlaneAction']),
];

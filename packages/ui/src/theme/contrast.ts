import { colorUses, type ColorRole } from './colorUses.js';

/** Two colours and the contrast that they need. */
export type ContrastPair = {
  foreground: ColorRole;
  background: ColorRole;
  /**
   * Minimum ratio of WCAG 2.2: 7 for text (1.4.6, level AAA), 3 for edges of controls and the focus
   * (1.4.11, 2.4.13).
   */
  ratio: 7 | 3;
  /** Use of the foreground. */
  use: string;
};

/** Roles of text, each tested on every background in both schemes. */
const textRoles = ['text', 'muted', 'primary', 'accentText', 'danger', 'success'] as const;
export type TextRole = (typeof textRoles)[number];

const backgroundRoles = [
  'bg',
  'surface',
  'sunken',
  'sunkenDeep',
  'beamOnBg',
  'beamOnSunken',
] as const;
export type BackgroundRole = (typeof backgroundRoles)[number];

/** The same on petrol, to which `plane.css.ts` remaps them. */
const inverseTextRoles = ['onPlane', 'onPlaneMuted', 'onPlaneAccent', 'onPlanePrimary'] as const;
export type InverseTextRole = (typeof inverseTextRoles)[number];

const inverseBackgroundRoles = ['plane', 'planeLow', 'planeHigh', 'planeDeep'] as const;
export type InverseBackgroundRole = (typeof inverseBackgroundRoles)[number];

const on = (
  backgrounds: readonly ColorRole[],
  foregrounds: readonly ColorRole[],
  ratio: ContrastPair['ratio'],
): ContrastPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({
      foreground,
      background,
      ratio,
      use: colorUses[foreground],
    })),
  );

/** Every pair that says something. Rules and corners are decoration. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(backgroundRoles, textRoles, 7),
  ...on(['primary', 'primaryHover'], ['onPrimary'], 7),
  ...on(['surface'], ['control'], 3),
  ...on(backgroundRoles, ['focus'], 3),
  ...on(inverseBackgroundRoles, inverseTextRoles, 7),
  ...on(inverseBackgroundRoles, ['onPlaneFocus'], 3),
  ...on(['onPlane', 'onPlanePrimary', 'onPlaneAccent'], ['onPlaneAction'], 7),
];

import type { ColorRole } from './tokens.js';

export type { ColorRole };

/** One colour that must be distinguishable from another, and by how much. */
export type ContrastPair = {
  foreground: ColorRole;
  background: ColorRole;
  /**
   * The least ratio that WCAG 2.2 requires: 4.5 for text (1.4.3), 3 for text from 24 px up, for the
   * edges of controls and for the focus (1.4.11, 2.4.13).
   */
  ratio: 4.5 | 3;
  /** Where the two meet. */
  where: string;
};

/** What words are written in, each with where. Every ink holds on every ground, in both schemes. */
export const inks = {
  text: 'Running text and headings',
  muted: 'Notes, labels, secondary text; a disabled button’s label',
  accentText: 'Small labels and numerals in brass',
  primary: 'A link under the pointer; the edge of a filled action',
  danger: 'An error next to its field',
  success: 'A message that was sent',
} as const satisfies Partial<Record<ColorRole, string>>;
export type Ink = keyof typeof inks;

export const grounds = ['bg', 'surface', 'sunken', 'sunkenDeep', 'glow', 'sunkenGlow'] as const;
export type Ground = (typeof grounds)[number];

/** The same on petrol: `plane.css.ts` turns every ink and every ground into one of these. */
export const planeInks = {
  onPlane: 'Text on petrol',
  onPlaneMuted: 'Text on petrol that is read second',
  light: 'Actions on petrol',
  brass: 'Small labels in brass on petrol',
} as const satisfies Partial<Record<ColorRole, string>>;
export type PlaneInk = keyof typeof planeInks;

export const planes = ['plane', 'planeLow', 'planeHigh', 'planeDeep'] as const;
export type Plane = (typeof planes)[number];

const on = (
  backgrounds: readonly ColorRole[],
  foregrounds: Partial<Record<ColorRole, string>>,
  ratio: ContrastPair['ratio'] = 4.5,
): ContrastPair[] =>
  (Object.entries(foregrounds) as [ColorRole, string][]).flatMap(([foreground, where]) =>
    backgrounds.map((background) => ({ foreground, background, ratio, where })),
  );

/** Every pair that a component can use, in both schemes. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(grounds, inks),
  ...on(['primary', 'primaryHover'], { onPrimary: 'The label of a filled action' }),
  ...on(['surface'], { control: 'The edge of a field' }, 3),
  ...on(grounds, { focus: 'The ring around what has the focus' }, 3),
  ...on(planes, planeInks),
  ...on(planes, { onPlaneFocus: 'The ring around what has the focus on petrol' }, 3),
  ...on(['onPlane', 'light'], { onPlaneAction: 'The label of a filled action on petrol' }),
  ...on(['brass'], { onPlaneAction: 'Selected words' }),
];

import type { ColorRole } from './tokens.js';

/** One colour that has to be told from another, and by how much. */
export type ContrastPair = {
  foreground: ColorRole;
  background: ColorRole;
  /**
   * The least ratio that WCAG 2.2 asks for: 4.5 for text (1.4.3), 3 for text from 24 px up, for the
   * edges of controls and for the focus (1.4.11, 2.4.13).
   */
  ratio: 4.5 | 3;
  /** Where the two meet. */
  where: string;
};

const grounds = ['bg', 'surface', 'sunken', 'sunkenDeep', 'glow', 'sunkenGlow'] as const;
const planes = ['plane', 'planeLow', 'planeHigh', 'planeDeep'] as const;

const on = (
  backgrounds: readonly ColorRole[],
  foreground: ColorRole,
  ratio: ContrastPair['ratio'],
  where: string,
): ContrastPair[] => backgrounds.map((background) => ({ foreground, background, ratio, where }));

/** Every pair that the components use, in both schemes. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(grounds, 'text', 4.5, 'Running text and headings'),
  ...on(grounds, 'muted', 4.5, 'Notes, labels, secondary text; a disabled button’s label'),
  ...on(grounds, 'accentText', 4.5, 'Small labels and numerals in brass'),
  ...on(['bg', 'surface', 'sunken'], 'danger', 4.5, 'An error next to its field'),
  ...on(['bg', 'surface', 'sunken'], 'success', 4.5, 'A message that was sent'),
  ...on(grounds, 'primary', 3, 'The edge of a filled action'),
  ...on(['primary', 'primaryHover'], 'onPrimary', 4.5, 'The label of a filled action'),
  ...on(['surface'], 'control', 3, 'The edge of a field'),
  ...on(grounds, 'focus', 3, 'The ring around what has the focus'),
  ...on(planes, 'onPlane', 4.5, 'Text on petrol'),
  ...on(planes, 'onPlaneMuted', 4.5, 'Text on petrol that is read second'),
  ...on(planes, 'brass', 4.5, 'Small labels in brass on petrol'),
  ...on(planes, 'onPlaneFocus', 3, 'The ring around what has the focus on petrol'),
  ...on(['onPlane', 'light'], 'onPlaneAction', 4.5, 'The label of a filled action on petrol'),
];

/** Roles that carry no meaning of their own, each with what says the same without them. */
export const decorativeRoles: Partial<Record<ColorRole, string>> = {
  accentLine: 'Rules and corners: the words between them are enough.',
  hairline: 'Rules between parts: distance separates them as well.',
  onPlaneLine: 'Rules on petrol: distance separates the parts as well.',
  figure: 'Drawings hidden from assistive technology.',
  scrim: 'Dims the page behind the sheet; the sheet has its own border.',
  shadow: 'Lifts a panel that has its own border.',
};

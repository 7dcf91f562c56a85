/**
 * The roles of colours, each with where it is used. Entries export its type alone, of which `ColorRole` is made.
 */
export const colorUses = {
  bg: 'The page.',
  surface: 'Fields, panels and toasts on the page.',
  sunken: 'A band one step below the page.',
  sunkenDeep: 'A band two steps below the page.',
  glow: 'Light that falls on paper; decoration only.',
  sunkenGlow: 'Light that falls on a sunken band; decoration only.',
  text: 'Running text and headings.',
  muted: 'Notes and labels, read second; a disabled button’s label.',
  primary: 'Filled actions, and a link under the pointer.',
  primaryHover: 'A filled action under the pointer.',
  onPrimary: 'The label of a filled action.',
  accentText: 'Brass as text: small labels and numerals.',
  accentLine: 'Brass as a line; decoration only.',
  control: 'The edge of a form control, 3:1 against the surface.',
  hairline: 'Rules between parts.',
  danger: 'An error next to its field.',
  success: 'A message that was sent.',
  focus: 'The ring around the focused element.',
  plane: 'A petrol wall.',
  planeLow: 'The floor below a wall.',
  planeHigh: 'The lit part of a wall.',
  planeDeep: 'The footer, and silhouettes against the light.',
  onPlane: 'Text on petrol.',
  onPlaneMuted: 'Text on petrol, read second.',
  onPlaneLine: 'Rules on petrol.',
  onPlaneAction: 'The label of a filled action on petrol; selected words.',
  onPlaneFocus: 'The ring around the focused element on petrol.',
  brass: 'Brass on petrol, as a line or small text.',
  light: 'The light in a doorway, and filled actions on petrol.',
  figure: 'The doors in the line of a seminar’s days.',
  scrim: 'Behind an open sheet.',
  shadow: 'Below a raised panel.',
};

export type ColorRole = keyof typeof colorUses;

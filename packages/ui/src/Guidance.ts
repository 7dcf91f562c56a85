/**
 * What a component's documentation page says besides its props. It stands in the stories' meta as
 * `parameters.guidance`, and every page shows it in the same places.
 */
export type Guidance = {
  /** What a person wants who needs this component, as one sentence that a search can find. */
  for: string;
  /** What to take in the cases that look alike: the case, and the component or habit for it. */
  instead: readonly { when: string; use: string }[];
  do: readonly string[];
  dont: readonly string[];
  /** How it behaves for the keyboard, a screen reader, forced colours, zoom. */
  accessibility: readonly string[];
};

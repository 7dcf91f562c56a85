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

/**
 * A story's words in the site's other languages, as `parameters.wording`: the same props with the
 * same shape. The language toolbar puts them in place of the English ones; the pseudo-language is
 * made of whatever differs between English and German.
 */
export type Wording<Props> = {
  de: Partial<Props>;
  fr: Partial<Props>;
};

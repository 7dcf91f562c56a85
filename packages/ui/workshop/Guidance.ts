import type { ReactNode } from 'react';

/**
 * The content of a component's documentation page, apart from its props. It is set in the stories' meta as
 * `parameters.guidance` and laid out the same way on every page.
 */
export type Guidance = {
  /** The need that this component meets, as one searchable sentence. */
  for: string;
  /** Similar needs, each with the component or practice to use instead. */
  instead: readonly { when: string; use: string }[];
  do: readonly string[];
  dont: readonly string[];
  /** One of each, as it would look. */
  pictures?: { do: ReactNode; dont: ReactNode };
  /** How it behaves for the keyboard, a screen reader, forced colours, zoom. */
  accessibility: readonly string[];
  /** What each key does, where it is more than Tab, and Enter on a link or a button. */
  keyboard?: Readonly<Record<string, string>>;
};

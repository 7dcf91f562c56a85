import type { ReactNode } from 'react';

/**
 * Content of a component's documentation page apart from its props, set as `parameters.guidance`.
 */
export type Guidance = {
  /** The component's purpose, in one searchable sentence. */
  for: string;
  /** Similar purposes, each with the component or practice to use instead. */
  instead: readonly { when: string; use: string }[];
  do: readonly string[];
  dont: readonly string[];
  /** A good and a bad example. */
  pictures?: { do: ReactNode; dont: ReactNode };
  /** Behaviour for keyboard, screen readers, forced colours and zoom. */
  accessibility: readonly string[];
  /** Keys besides Tab and Enter. */
  keyboard?: Readonly<Record<string, string>>;
};

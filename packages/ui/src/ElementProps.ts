import type { AriaAttributes, Ref } from 'react';

/**
 * Props that a component passes to its root element. There is no `className` and no `style`.
 * Decorative components, and those without a single root element, take none.
 */
export type ElementProps<Rendered extends Element> = AriaAttributes & {
  /** Ref to the element, to focus or measure it. */
  ref?: Ref<Rendered> | undefined;
  /** Unique on the page, for anchors, `aria-labelledby` and `aria-describedby`. */
  id?: string | undefined;
  /** Attributes for tests and scripts, such as `data-testid`. */
  [data: `data-${string}`]: string | number | boolean | undefined;
};

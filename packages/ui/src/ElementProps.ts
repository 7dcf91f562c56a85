import type { AriaAttributes, Ref } from 'react';

/**
 * What a component passes on to the element that it renders. Looks are not among them: there is no
 * `className` and no `style`.
 *
 * A few pass nothing on: decoration that nothing may point to, and what renders several elements or none.
 */
export type ElementProps<Rendered extends Element> = AriaAttributes & {
  /** The element, to move the focus to it or to measure it. */
  ref?: Ref<Rendered> | undefined;
  /** Unique on the page, for anchors, `aria-labelledby` and `aria-describedby`. */
  id?: string | undefined;
  /** Marks for tests and scripts: `data-testid`. */
  [data: `data-${string}`]: string | number | boolean | undefined;
};

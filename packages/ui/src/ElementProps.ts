import type { AriaAttributes, Ref } from 'react';

/**
 * What a component passes on to the element that it renders. Looks are not among them: there is no
 * `className` and no `style`.
 *
 * `Icon`, `Flag`, `PlaneFigure` and `SeminarDays` pass nothing on, because they are decoration that
 * nothing may point to, nor do `Toast`, which renders several elements, and `LinkProvider`, which renders none.
 */
export type ElementProps<Rendered extends Element> = AriaAttributes & {
  /** The element, to move the focus to it or to measure it. */
  ref?: Ref<Rendered> | undefined;
  /** Unique on the page, for anchors, `aria-labelledby` and `aria-describedby`. */
  id?: string | undefined;
  /** Marks for tests and scripts: `data-testid`. */
  [data: `data-${string}`]: string | number | boolean | undefined;
};

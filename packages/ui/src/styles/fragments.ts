import { media, vars } from './stylesheet.js';

export const stacked = (gap: string) =>
  ({ display: 'flex', flexDirection: 'column', gap }) as const;

/** The first of four columns. */
export const quarter = `calc((100% - 3 * ${vars.layout.gap}) / 4)`;

export const narrowAndWide = 'minmax(0, 5fr) minmax(0, 7fr)';

/** Columns of at least `min` in a box wider than `width`, else one. */
export const columnsFrom = (width: string, min: string) =>
  `repeat(auto-fit, minmax(min(100%, max(${min}, (${width} - 100%) * 999)), 1fr))`;

/** Distance of an item to the rule above and below it, in a list of one column. */
export const itemGap = 'clamp(14px, 3vw, 24px)';

/** An item after another in a list of one column. */
export const ruledOff = {
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlockStart: itemGap,
} as const;

/** An item of such a list on a tablet: heading beside text. */
export const onTablet = {
  [media.smallToMedium]: {
    gridRow: 'auto',
    gridTemplate: 'none / repeat(2, minmax(0, 1fr))',
    columnGap: vars.layout.gap,
    alignItems: 'first baseline',
  },
} as const;

/** Stacking of what covers the page: the panels of the header cover a toast. */
export const zIndex = { toast: 9, header: 10, skipLink: 11 } as const;

/** In front of a drawing or floor, which may come later in the document. */
export const inFront = { position: 'relative', zIndex: 1 } as const;

export const onlySpoken = {
  position: 'absolute',
  // At the end of a line it would stick out of the window.
  insetInlineStart: 0,
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

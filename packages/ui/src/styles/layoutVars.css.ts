import { createVar } from '@vanilla-extract/css';
import { globalStyleIn, media, styleIn, vars } from './stylesheet.js';

/** Inline padding of full-bleed surfaces, from the window's edge to the content. */
export const edge = createVar('edge');
/** Unit of the drawings: scales with the window, and keeps the first action above the fold. */
export const unit = createVar('unit');
/** Row of the grid whose upper edge is a drawing's floor line. @default the whole floor */
export const floorRow = createVar('floorRow');

/** Width at which the headings inside wrap, in their own `em` too. @default none */
export const headingWidth = createVar('headingWidth');

/** Inline distance from the content of a `Section` to its edges, for what reaches them. @default 0 */
export const bleed = createVar('bleed');

/** Where fields side by side share three rows: `grid-row` and `grid-template-rows` of each. */
export const sharedRows = { area: createVar('rows'), template: createVar('rowTemplate') };

globalStyleIn('tokens', ':root', {
  vars: {
    [edge]: `max(${vars.layout.gutter}, (100% - ${vars.size.content}) / 2)`,
    [unit]: 'min(1vw, 15.5px, 1.42svh)',
  },
  '@media': { [media.belowSmall]: { vars: { [unit]: '1.56vw' } } },
});

/** Pads a full-bleed surface to the content's width. */
export const content = styleIn('primitives', { paddingInline: edge });

import { createVar, fallbackVar } from '@vanilla-extract/css';
import { globalStyleIn, media, styleIn, vars } from './stylesheet.js';

/** Inline padding of full-bleed surfaces, from the window's edge to the content. */
export const edge = createVar('edge');
/**
 * Unit of the drawings: 1 % of the window's width, at most 15.5 px. 64 units, the height of a `CaseHero`,
 * fit 91 % of the window's height; on a phone they are as long as the window is wide.
 */
export const unit = createVar('unit');
/** Row of the grid whose upper edge is a drawing's floor line. @default the whole floor */
export const floorRow = createVar('floorRow');

/** Width at which the headings inside wrap, in their own `em` too. @default none */
export const headingWidth = createVar('headingWidth');

/** Most that content may extend beyond a box: `Section` sets it. @default 0 */
export const bleed = createVar('bleed');
/** Inline distance from a `Section`'s content to its edges. */
export const outside = `min(${fallbackVar(bleed, '0px')}, max(${vars.layout.gutter}, (100vw - ${vars.size.content}) / 2))`;

/** `grid-row` and `grid-template-rows` of fields side by side, which share three rows. */
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

import { createVar } from '@vanilla-extract/css';
import { globalStyleIn, media, styleIn, vars } from './stylesheet.js';

/** Distance from the edge of the window to the content; every plane is full-bleed and pads by it. */
export const edge = createVar('edge');
/**
 * The unit of the drawings: a picture keeps its proportion to the window, and the first action stays above the
 * fold of a 1366 × 768 screen.
 */
export const unit = createVar('unit');

globalStyleIn('tokens', ':root', {
  vars: {
    [edge]: `max(${vars.layout.gutter}, (100% - ${vars.size.content}) / 2)`,
    [unit]: 'min(1vw, 15.5px, 1.42svh)',
  },
  '@media': { [media.belowSmall]: { vars: { [unit]: '1.56vw' } } },
});

/** Pads a full-bleed plane to the content's width. */
export const content = styleIn('primitives', { paddingInline: edge });

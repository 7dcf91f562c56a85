import { createVar } from '@vanilla-extract/css';
import { globalStyleIn, media, styleIn, vars } from './stylesheet.js';

/** Inline padding of full-bleed surfaces, from the window's edge to the content. */
export const pageEdge = createVar('edge');
/**
 * Unit of the drawings: 1 % of the window's width, at most 15.5 px, so that a `CaseHero` (64 units) takes at most
 * 91 % of the window's height. On a phone 64 units are the window's width.
 */
export const drawingUnit = createVar('unit');

/** 1 where text may hang into an empty gutter beside its column. */
export const hasGutter = createVar('gutter');

globalStyleIn('tokens', ':root', {
  vars: {
    [pageEdge]: `max(${vars.layout.gutter}, (100% - ${vars.size.content}) / 2)`,
    [drawingUnit]: 'min(1vw, 15.5px, 1.42svh)',
  },
  '@media': { [media.belowSmall]: { vars: { [drawingUnit]: '1.56vw' } } },
});

/** Pads a full-bleed surface to the content's width. */
export const paddedToContent = styleIn('primitives', { paddingInline: pageEdge });

/** A full-bleed surface; what is in it may extend to the window's edge, and is clipped there. */
export const clippedAtWindow = styleIn('components', { overflowX: 'clip' });

/** Distance from the content of a full-bleed surface to the window's edge. */
export const toWindowEdge = `max(${vars.layout.gutter}, (100vw - ${vars.size.content}) / 2)`;

/** Marks a box whose fields share three rows: label with hint, control, issue. */
export const sharedRows = styleIn('components', {});

import { classes } from '../../styles/classes.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';
import { planeFigure } from '../Figure/Figure.css.js';

/**
 * What the light falls through. Its top edge is the datum; every `Beam` inside is placed from there,
 * so that floor, value statement and the room behind show pieces of one and the same beam.
 */
export const enfilade = styleIn('components', { position: 'relative' });

/** A room's piece of the beam: cut by the room, placed by the enfilade. */
export const lit = styleIn('components', {
  clipPath: 'inset(0)',
  // Firefox clips a room that goes on over the page to the part on its first page.
  '@media': { [media.print]: { clipPath: 'none' } },
});

/** Clips the light to the floor, but not the figure above the datum. */
export const floorLight = styleIn('components', {
  position: 'absolute',
  inset: 0,
  clipPath: 'inset(0)',
});

/** In the place of the figure whose door it falls through. */
export const beam = classes(
  planeFigure,
  styleIn('components', { '@media': { [media.forcedColors]: { display: 'none' } } }),
);

export const ground = {
  floor: styleIn('components', { fill: vars.color.planeHigh }),
  sunken: styleIn('components', { fill: vars.color.sunkenGlow }),
  paper: styleIn('components', {
    fill: vars.color.glow,
    // On a narrow window a sliver is all that reaches so far.
    '@media': { [media.belowMedium]: { display: 'none' } },
  }),
};

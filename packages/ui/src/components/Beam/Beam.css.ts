import { classes } from '../../styles/classes.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';
import { planeFigure } from '../Figure/Figure.css.js';

/**
 * What the light falls over. Its top edge is the floor line; every `Beam` inside is placed from there,
 * so that the floor and what follows show pieces of one and the same beam.
 */
export const beamOrigin = styleIn('components', { position: 'relative' });

/** A section's piece of the beam: cut by the section, placed by it. */
export const lit = styleIn('components', {
  clipPath: 'inset(0)',
  // Firefox clips a section that goes on over the page to the part on its first page.
  '@media': { [media.print]: { clipPath: 'none' } },
});

/** In the place of the figure whose door it falls through. */
export const beam = classes(
  planeFigure,
  styleIn('components', {
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

export const glow = styleIn('components', { stopColor: vars.color.sunkenGlow });

import { classes } from '../../styles/classes.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';
import { atFloorLine } from '../Figure/Figure.css.js';

/**
 * The area that the light falls on. Its top edge is the floor line, which every `Beam` inside is positioned by,
 * so that the floor and the sections below show parts of the same beam.
 */
export const beamOrigin = styleIn('components', { position: 'relative' });

/** A section's part of the beam, clipped by the section. */
export const lit = styleIn('components', {
  clipPath: 'inset(0)',
  // Firefox clips a section that spans printed pages to its part on the first one.
  '@media': { [media.print]: { clipPath: 'none' } },
});

/** Positioned like the figure with the door that it falls through. */
export const beam = classes(
  atFloorLine,
  styleIn('components', {
    // The colour of light that fades out: on paper another one.
    vars: { [vars.color.planeHigh]: vars.color.sunkenGlow },
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

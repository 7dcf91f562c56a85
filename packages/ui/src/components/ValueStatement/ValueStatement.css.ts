import { classes } from '../../styles/classes.js';
import { edge } from '../../styles/measure.css.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';
import { atFloorLine } from '../Figure/Figure.css.js';

export const band = styleIn('components', {
  width: '100%',
  background: vars.color.sunken,
  paddingInline: edge,
  paddingBlock: 'clamp(32px, 5.5vw, 80px) clamp(36px, 5vw, 72px)',
  '@media': { [media.print]: { paddingBlock: '14pt' } },
});

/** Clips the light to this section. */
export const lit = styleIn('components', {
  clipPath: 'inset(0)',
  // Firefox clips a section that spans printed pages to its part on the first one.
  '@media': { [media.print]: { clipPath: 'none' } },
});

/** Light from the door of the surrounding `Hero`, positioned like it. */
export const beam = classes(
  atFloorLine,
  styleIn('components', {
    // Light fades out to another colour on paper.
    vars: { [vars.color.planeHigh]: vars.color.sunkenGlow },
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

export const words = styleIn('components', { position: 'relative' });

export const bars = styleIn('components', {
  width: '100%',
  marginBlockStart: vars.space[6],
  overflow: 'visible',
  fill: 'currentColor',
  '@media': { [media.print]: { display: 'none' } },
});

/** What is not said to the person. */
export const lastBar = styleIn('components', {
  fill: vars.color.accentLine,
});

export const facts = styleIn('components', { marginBottom: 'clamp(40px, 4.5vw, 64px)' });

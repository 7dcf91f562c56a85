import { edge } from '../../styles/measure.css.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const band = styleIn('components', {
  width: '100%',
  background: vars.color.sunken,
  paddingInline: edge,
  paddingBlock: 'clamp(32px, 5.5vw, 80px) clamp(36px, 5vw, 72px)',
  '@media': { [media.print]: { paddingBlock: '14pt' } },
});

/** Clips the drawing to this section. */
export const clipped = styleIn('components', {
  clipPath: 'inset(0)',
  // Firefox clips a section that spans printed pages to its part on the first one.
  '@media': { [media.print]: { clipPath: 'none' } },
});

export const words = styleIn('components', { position: 'relative' });

/** Words as bars: as high as the lower-case letters of the sentence above, on its lines. */
export const bars = styleIn('components', {
  fontSize: vars.fontSize.statement,
  lineHeight: vars.lineHeight.display,
  marginBlockStart: '.35em',
  '@media': { [media.print]: { display: 'none' } },
});

export const bar = styleIn('components', {
  display: 'inline-block',
  width: '2.3em',
  maxWidth: 'calc(100% - .24em)',
  height: '.46em',
  marginInlineEnd: '.24em',
  background: vars.color.planeDeep,
  selectors: {
    '&:nth-child(2n)': { width: '1.1em' },
    '&:nth-child(3n)': { width: '3.4em' },
    // What is not said to the person.
    '&:last-child': { width: '4.6em', background: vars.color.accentLine },
  },
});

export const facts = styleIn('components', { marginBottom: 'clamp(40px, 4.5vw, 64px)' });

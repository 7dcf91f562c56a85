import { margin } from '../../styles/measure.css.js';
import { endsInRule, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const list = styleIn('components', endsInRule);

export const row = styleIn('components', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${margin} minmax(0, 1fr) auto`,
  columnGap: vars.layout.gap,
  rowGap: vars.space[4],
  alignItems: 'center',
  borderTop: `1px solid ${vars.color.hairline}`,
  paddingBlock: vars.space[6],
  breakInside: 'avoid',
  '@media': {
    [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto' },
    [media.belowSmall]: {
      gridTemplateColumns: '96px minmax(0, 1fr)',
      columnGap: vars.space[4],
      paddingBlock: vars.space[5],
    },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '6pt' },
  },
});

export const figure = styleIn('components', {
  maxWidth: '256px',
  '@media': { [media.print]: { display: 'none' } },
});

export const words = styleIn('components', {
  ...stacked(vars.space[3]),
  '@media': {
    // The title is next to the drawing, the text below both.
    [media.belowSmall]: { display: 'contents' },
    [media.print]: { display: 'flex', gap: '3pt' },
  },
});

export const title = styleIn('components', {
  fontSize: 'clamp(1.3125rem, 1.05rem + 1.3vw, 2.25rem)',
  lineHeight: 1.12,
  '@media': { [media.print]: { fontSize: vars.fontSize.h3 } },
});

/** The title is the link; the whole row is its target. */
export const link = styleIn('components', {
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`${row}:hover &`]: {
      color: vars.color.primary,
      textDecoration: 'underline',
      textDecorationColor: vars.color.accentLine,
      textUnderlineOffset: '.14em',
    },
  },
});

export const text = styleIn('components', {
  color: vars.color.muted,
  maxWidth: '34em',
  gridColumn: '1 / -1',
  textWrap: 'balance',
});

/** Says that the row leads on. A phone has no room for it, and the title is underlined there. */
export const arrow = styleIn('components', {
  fontSize: '1.25rem',
  color: vars.color.accentText,
  transition: `translate ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: {
    [`${row}:hover &`]: { translate: '4px' },
    [`[dir=rtl] ${row}:hover &`]: { translate: '-4px' },
  },
  '@media': {
    [media.belowSmall]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

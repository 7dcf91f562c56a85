import { styleIn } from '../../styles/layered.js';
import { margin } from '../../styles/measure.css.js';
import { media } from '../../styles/media.js';
import { vars } from '../../theme/vars.css.js';

export const list = styleIn('components', {
  borderBottom: `1px solid ${vars.color.hairline}`,
  // On one column the next room's threshold follows: two lines would enclose an empty row.
  '@media': { [media.belowSmall]: { borderBottom: 0 } },
});

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
    [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
    [media.belowSmall]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: '6pt' },
  },
});

export const figure = styleIn('components', {
  maxWidth: '256px',
  '@media': { [media.belowSmall]: { maxWidth: 'none' }, [media.print]: { display: 'none' } },
});

export const words = styleIn('components', {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  '@media': { [media.print]: { gap: '3pt' } },
});

export const title = styleIn('components', {
  fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.25rem)',
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
  textWrap: 'pretty',
});

export const status = styleIn('components', {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontSize: vars.fontSize.small,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  '::before': {
    content: '""',
    width: '24px',
    height: '1px',
    background: vars.color.accentLine,
  },
  '@media': {
    [media.belowMedium]: { gridColumn: 2 },
    [media.belowSmall]: { gridColumn: 1 },
    [media.print]: { gridColumn: 2, alignSelf: 'start' },
  },
});

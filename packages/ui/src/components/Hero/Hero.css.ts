import { styleIn } from '../../styles/layered.js';
import { edge, unit } from '../../styles/measure.css.js';
import { media } from '../../styles/media.js';
import { vars } from '../../theme/vars.css.js';

/** Cuts the drawing, which runs past the picture on all sides. */
export const hero = styleIn('components', { overflow: 'clip' });

/** The wall's words stand on the datum; a figure needs the height above it. */
export const wall = styleIn('components', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  paddingInline: edge,
  paddingBlock: `calc(16px + 2.6 * ${unit}) calc(2.6 * ${unit})`,
  '@media': { [media.print]: { minHeight: 0, paddingBlock: '0 12pt' } },
});

const withFigure = (height: number, phone: number) =>
  styleIn('components', {
    minHeight: `calc(${height} * ${unit})`,
    '@media': {
      [media.belowSmall]: { minHeight: 0, paddingBlock: `28px calc(${phone} * ${unit})` },
    },
  });

export const height = {
  monument: withFigure(37, 38),
  page: withFigure(27, 36),
  low: styleIn('components', {
    minHeight: `calc(16 * ${unit})`,
    paddingBlock: '48px',
    '@media': { [media.belowSmall]: { paddingBlockEnd: '36px' } },
  }),
};

/** Above the drawing, which belongs to the floor and comes later. */
const words = { position: 'relative', zIndex: 1 } as const;

/** At the top of the wall; the rest stands on its foot. */
export const back = styleIn('components', {
  ...words,
  marginBottom: 'auto',
  paddingBottom: vars.space[7],
  fontSize: vars.fontSize.small,
});

export const eyebrow = styleIn('components', {
  ...words,
  marginBottom: 'auto',
  paddingBottom: vars.space[6],
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  color: vars.color.accentText,
  selectors: {
    // After the way up, which has taken the top of the wall, it stands close to the heading.
    [`${back} + &`]: { marginBottom: 0, paddingBottom: vars.space[4] },
  },
});

export const title = styleIn('components', {
  ...words,
  maxWidth: '56rem',
  '@media': { [media.print]: { maxWidth: 'none' } },
});

/**
 * Clear of the drawing, whatever its size. The drawings (Figure/figures.ts) hang at the content's
 * right edge and reach into the wall by 24.6 units on the home page and by 30.2 to 32 on the others;
 * the rest is air.
 */
const besideFigure = (units: number) =>
  styleIn('components', {
    '@media': {
      [media.fromSmall]: { maxWidth: `calc(100% - ${units} * ${unit})` },
      [media.print]: { maxWidth: 'none' },
    },
  });

export const titleBeside = {
  monument: besideFigure(27),
  page: besideFigure(33),
  low: undefined,
};

export const lead = styleIn('components', {
  ...words,
  marginTop: vars.space[5],
  maxWidth: '32em',
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media': {
    [media.fromSmall]: { maxWidth: 'min(32em, 54vw)' },
    [media.print]: { maxWidth: 'none' },
  },
});

export const floor = styleIn('components', {
  position: 'relative',
  background: vars.color.planeLow,
  borderTop: `1px solid ${vars.color.brass}`,
  paddingInline: edge,
  paddingBlock: 'clamp(28px, 3vw, 48px) clamp(44px, 5vw, 80px)',
  '@media': { [media.print]: { paddingBlock: '12pt' } },
});

export const floorWords = styleIn('components', {
  ...words,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  '@media': {
    [media.fromSmall]: { maxWidth: 'min(40em, 56vw)' },
    [media.print]: { maxWidth: 'none' },
  },
});

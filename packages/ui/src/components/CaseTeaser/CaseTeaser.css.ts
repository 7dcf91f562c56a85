import { classes } from '../../styles/classes.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';
import { caseFrame } from '../../styles/pageChange.css.js';

export const plates = styleIn('components', {
  display: 'grid',
  gap: `${vars.space[7]} ${vars.layout.gap}`,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
      columnGap: 'clamp(20px, 2.4vw, 32px)',
    },
    [media.print]: { display: 'block' },
  },
});

export const alone = styleIn('components', {});

const besidePicture = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space[6],
} as const;

export const plate = styleIn('components', {
  position: 'relative',
  breakInside: 'avoid',
  // On a tablet, and of a single case, the words are beside the picture.
  '@media': { [media.tablet]: besidePicture },
  selectors: {
    [`${alone} > &`]: {
      '@media': {
        [media.fromMedium]: {
          ...besidePicture,
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          gridTemplateRows: '1fr 1fr',
        },
      },
    },
  },
});

export const frame = classes(
  caseFrame,
  styleIn('components', {
    '@media': {
      [media.tablet]: { gridRow: '1 / span 2' },
      [media.print]: { display: 'none' },
    },
    selectors: {
      [`${alone} &`]: { '@media': { [media.fromMedium]: { gridRow: '1 / span 2' } } },
    },
  }),
);

export const title = styleIn('components', {
  marginBlockStart: vars.space[5],
  fontSize: vars.fontSize.h3,
  lineHeight: 1.18,
  textWrap: 'balance',
  hyphens: 'auto',
  '@media': { [media.tablet]: { marginBlockStart: 0 } },
  selectors: {
    [`${alone} &`]: {
      '@media': {
        [media.fromMedium]: {
          alignSelf: 'end',
          marginBlockStart: 0,
          fontSize: vars.fontSize.h2Small,
        },
      },
    },
  },
});

/** The title is the link; the whole plate is its target. */
export const link = styleIn('components', {
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`${plate}:hover &`]: {
      color: vars.color.primary,
      textDecoration: 'underline',
      textDecorationColor: vars.color.accentLine,
      textUnderlineOffset: '.14em',
    },
  },
});

export const text = styleIn('components', {
  marginBlockStart: vars.space[2],
  color: vars.color.muted,
});

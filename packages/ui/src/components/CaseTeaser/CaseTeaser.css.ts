import { classes } from '../../styles/classes.js';
import { media, smallHeading, styleIn, vars } from '../../styles/stylesheet.js';
import { caseFrame } from '../../styles/pageChange.css.js';

export const size = {
  large: styleIn('components', {
    display: 'grid',
    gap: `${vars.space[7]} ${vars.layout.gap}`,
    '@media': {
      [media.fromMedium]: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
        columnGap: 'clamp(20px, 2.4vw, 32px)',
      },
      [media.print]: { display: 'block' },
    },
  }),
  small: styleIn('components', {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space[6]} clamp(16px, 2vw, 24px)`,
    fontSize: vars.fontSize.small,
    '@media': {
      [media.fromSmall]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.fromWide]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
      },
      // Paper leads to no other case.
      [media.print]: { display: 'none' },
    },
  }),
};

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
  selectors: {
    // On a tablet, and of a single case, the words are beside the picture.
    [`${size.large} > &`]: { '@media': { [media.tablet]: besidePicture } },
    [`${alone} > &`]: {
      '@media': { [media.fromMedium]: { ...besidePicture, gridTemplateColumns: '7fr 5fr' } },
    },
  },
});

export const current = styleIn('components', {});

export const frame = classes(
  caseFrame,
  styleIn('components', {
    '@media': { [media.print]: { display: 'none' } },
    selectors: {
      [`${current} &`]: {
        outline: `1px solid ${vars.color.accentLine}`,
        outlineOffset: '-1px',
      },
      [`${size.large} &`]: { '@media': { [media.screen]: { gridRow: '1 / span 2' } } },
    },
  }),
);

export const title = styleIn('components', {
  marginBlockStart: vars.space[3],
  lineHeight: 1.35,
  textWrap: 'balance',
  hyphens: 'auto',
  selectors: {
    [`${size.large} &`]: {
      marginBlockStart: vars.space[5],
      alignSelf: 'end',
      '@media': { [media.tablet]: { marginBlockStart: 0 } },
      fontSize: vars.fontSize.h3,
      lineHeight: 1.18,
      ...smallHeading,
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
    [`${current} &`]: { fontWeight: vars.fontWeight.medium },
  },
});

export const text = styleIn('components', {
  marginBlockStart: vars.space[2],
  color: vars.color.muted,
});

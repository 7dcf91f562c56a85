import { media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';
import { serif } from '../../styles/typography.js';

/** Text beside the portrait, or below it if a name would not fit. */
export const signature = styleIn('components', {
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'clamp(16px, 2vw, 28px)',
  alignItems: 'center',
  breakInside: 'avoid',
  '@media': { [media.belowSmall]: { flexWrap: 'nowrap' } },
});

/** Words above the portrait, or beside it in a wide column. */
export const column = styleIn('components', {
  '@media': { [media.fromSmall]: { flexWrap: 'wrap-reverse', rowGap: vars.space[1] } },
});

/** Aligned with the portrait's upper edge; on a phone the text continues below it. */
export const withText = styleIn('components', {
  alignItems: 'start',
  '@media': {
    [media.belowSmall]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      rowGap: 0,
    },
  },
});

export const portrait = {
  row: styleIn('components', {
    flex: 'none',
    width: 'clamp(88px, 24vw, 128px)',
    selectors: {
      // Leaves room for an action in the first view of a phone.
      [`${withText} > &`]: {
        '@media': {
          [media.belowSmall]: { width: '96px' },
          [media.fromBar]: { alignSelf: 'stretch' },
        },
      },
    },
    '@media': {
      [media.fromBar]: { width: '208px' },
    },
  }),
  /** As wide as a narrow column, below the text. */
  column: styleIn('components', {
    flex: 'none',
    width: '100%',
    '@media': { [media.belowSmall]: { width: '96px' } },
  }),
  aside: styleIn('components', {
    flex: 'none',
    width: '160px',
    '@media': { [media.belowSmall]: { width: '96px' } },
  }),
};

export const words = styleIn('components', {
  flex: '1 1 10rem',
  minWidth: 0,
  selectors: {
    [`${withText} > &`]: { '@media': { [media.belowSmall]: { display: 'contents' } } },
  },
});

export const name = styleIn('components', {
  ...serif,
  // Its capitals begin as high as the portrait.
  marginBlockStart: '-.22em',
  fontSize: vars.fontSize.h4,
  lineHeight: 1.15,
});

export const caption = styleIn('components', {
  marginBlockStart: vars.space[1],
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  color: vars.color.muted,
  textWrap: 'balance',
});

export const text = styleIn('components', {
  marginBlockStart: vars.space[3],
  // Not close to a width at which a late font changes the number of lines.
  maxWidth: '27em',
  gridColumn: '1 / -1',
  // There is room to wrap between words.
  hyphens: 'none',
  // The portrait may touch the lower edge of its ground, the text does not.
  '@media': { [media.fromBar]: { paddingBlockEnd: vars.space[5] } },
});

onPaper(`:is(${Object.values(portrait).join(', ')})`, { width: '20mm' });

import { beside, quarter, stacked } from '../../styles/layout.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { leadStyle, serif } from '../../styles/typography.js';

const { color, fontSize, space } = vars;

const value = styleIn('components', { ...leadStyle, maxWidth: '33em' });

const large = {
  list: styleIn('components', { width: '100%' }),
  item: styleIn('components', {
    ...beside,
    alignItems: 'first baseline',
    paddingBlock: `clamp(${space[4]}, 2vw, ${space[5]}) clamp(${space[5]}, 3vw, ${space[7]})`,
    breakInside: 'avoid',
  }),
  term: styleIn('components', {
    ...serif,
    lineHeight: 1,
    letterSpacing: '-.025em',
  }),
  value,
};

/** Each is larger than the one before, on a phone by more. */
for (const [index, phone] of [7.2, 11.8, 17.4, 20].entries()) {
  const most = `${3.5 + 1.25 * index}rem`;
  globalStyleIn('components', `:nth-child(${index + 1}) > ${large.term}`, {
    fontSize: `min(${3.5 + 1.5 * index}vw, ${most})`,
    '@media': { [media.belowMedium]: { fontSize: `min(${phone}vw, ${most})` } },
  });
}

const spoken = {
  ...serif,
  hyphens: 'none',
  fontSize: fontSize.h2Small,
  lineHeight: 1.2,
  marginBlockEnd: space[2],
} as const;

const lines = {
  list: styleIn('components', { width: '100%', ...stacked(`clamp(${space[4]}, 2.6vw, 36px)`) }),
  item: styleIn('components', { breakInside: 'avoid' }),
  term: styleIn('components', {
    ...spoken,
    overflowX: 'clip',
    // Takes the rest of the last line, or of another one if less than 3em are left.
    '::after': {
      content: '',
      display: 'inline-block',
      width: '100%',
      marginInline: '.3em calc(-100% + 2.7em)',
      borderBlockEnd: `2px solid ${color.accentLine}`,
    },
  }),
  value,
};

/** The start of a column of twelve; on a phone a step of 32 px. */
const columnsIn = (count: number) =>
  `clamp(${(32 * count) / 3}px, (100% - 40rem) * 9, ${count} / 12 * (100% + ${vars.layout.gap}))`;

/** Width of the quotation mark, which hangs in a wide window. */
const mark = '.42em';

export const quote = styleIn('components', {
  ...serif,
  marginBlockEnd: space[2],
  fontSize: `max(1.625rem, ${fontSize.h2})`,
  lineHeight: 1.1,
  letterSpacing: '-.018em',
  textWrap: 'balance',
  '@media': {
    [media.fromWide]: {
      marginInlineStart: `calc(-1 * ${mark})`,
      paddingInlineStart: mark,
      textIndent: `calc(-1 * ${mark})`,
    },
  },
});

/** Of two, the first is smaller and muted, the second as large as the title of a page. */
globalStyleIn('components', `:first-child:nth-last-child(2) > * > ${quote}`, {
  fontSize: fontSize.h3,
  letterSpacing: 0,
  color: color.muted,
});
globalStyleIn('components', `:nth-child(2):last-child > * > ${quote}`, { fontSize: fontSize.h1 });

const quotations = {
  list: styleIn('components', {
    width: '100%',
    ...stacked(`clamp(${space[6]}, 5vw, 80px)`),
  }),
  item: styleIn('components', {
    maxWidth: '58rem',
    breakInside: 'avoid',
    selectors: {
      '&:nth-child(2)': { marginInlineStart: columnsIn(3) },
      '&:nth-child(3)': { marginInlineStart: columnsIn(6) },
    },
  }),
  term: styleIn('components', {
    marginBlockEnd: space[2],
    fontWeight: vars.fontWeight.medium,
    color: color.accentText,
  }),
  value,
};

// The answer takes the whole measure.
globalStyleIn('components', `${quotations.item}:nth-child(2):last-child > *`, { maxWidth: 'none' });

/** Depth of a stair; smaller on a phone. */
const depth = `clamp(${space[5]}, 100% - 38rem, ${quarter} + ${vars.layout.gap})`;

/** Each item is a stair, the first in full light. */
const stairs = {
  list: styleIn('components', {
    width: '100%',
    borderBlockEnd: `1px solid ${color.accentLine}`,
  }),
  item: styleIn('components', {
    breakInside: 'avoid',
    padding: `${space[5]} clamp(${space[4]}, 2.2vw, ${space[6]}) clamp(${space[5]}, 3.4vw, ${space[7]})`,
    borderBlockStart: `1px solid ${color.accentLine}`,
    background: `light-dark(color-mix(in oklab, ${color.accentLine} 22%, ${color.sunkenDeep}), ${color.sunken})`,
    selectors: {
      '&:nth-child(1)': {
        marginInlineStart: `calc(2 * ${depth})`,
        background: color.fullLight,
      },
      '&:nth-child(2)': { marginInlineStart: depth, background: color.sunkenDeep },
    },
  }),
  term: styleIn('components', spoken),
  value,
};

export const layouts = { large, quotations, stairs, lines };

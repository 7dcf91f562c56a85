import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

export const tables = styleIn('components', {
  width: '100%',
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  gap: `${vars.space[7]} ${vars.layout.gap}`,
  alignItems: 'start',
});

export const timeZoneLabel = styleIn('components', {
  gridColumn: '1 / -1',
  marginBlockEnd: `calc(-1 * ${vars.space[5]})`,
  fontSize: vars.fontSize.small,
  color: vars.color.muted,
});

export const table = styleIn('components', {
  width: '100%',
  lineHeight: 1.5,
  fontFeatureSettings: '"tnum", "lnum"',
  breakInside: 'avoid',
  '@media': {
    [media.belowSmall]: { fontSize: vars.fontSize.small },
  },
});

export const caption = styleIn('components', {
  textAlign: 'start',
  marginBlockEnd: vars.space[2],
});

const cellLook = {
  paddingBlock: '12px',
  paddingInlineEnd: 'clamp(6px, 2vw, 16px)',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
} as const;

export const cell = styleIn('components', cellLook);

/** Never wraps, but with the largest text. */
export const dateOrTime = styleIn('components', {
  ...cellLook,
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 18em)': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

/** Adjacent seminars align their columns. */
export const column = styleIn('components', {
  ...cellLook,
  paddingBlock: vars.space[2],
  fontSize: vars.fontSize.tiny,
  color: vars.color.muted,
  selectors: {
    ...cellLook.selectors,
    '&:nth-child(1)': { width: '31%' },
    '&:nth-child(2)': { width: '36%' },
  },
});

/** Seminars without a calendar file are over. */
globalStyleIn('components', `${tables}:not(:has(a)) :is(th, td)`, {
  paddingBlock: '7px',
  fontSize: '1rem',
  color: vars.color.muted,
});

export const file = styleIn('components', {
  float: 'inline-end',
  // The minimum target size (WCAG 2.5.8): a table row has no room for more.
  display: 'inline-grid',
  placeItems: 'center end',
  minWidth: '28px',
  minHeight: '28px',
});

export const allFiles = styleIn('components', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '24px',
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
});

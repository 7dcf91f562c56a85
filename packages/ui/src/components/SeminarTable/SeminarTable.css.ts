import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const grid = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 25rem), 1fr))',
  gap: `${vars.space[8]} ${vars.layout.gap}`,
  '@media': {
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '10mm' },
  },
});

export const seminar = styleIn('components', {
  breakInside: 'avoid',
  containerType: 'inline-size',
});

export const past = styleIn('components', { color: vars.color.muted });

export const head = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

export const status = styleIn('components', {
  fontSize: vars.fontSize.small,
  color: vars.color.muted,
});

/** The days as a line; decorative, because the table has all the facts. */
export const line = styleIn('components', {
  // Its days are 22 px wide, the last one as well.
  width: 'calc(100% - 22px)',
  overflow: 'visible',
  marginBlock: vars.space[5],
  // Time follows the direction of the text.
  selectors: {
    '[dir=rtl] &': { scale: '-1 1' },
    [`${past} > &`]: { '@media': { [media.print]: { display: 'none' } } },
  },
});

export const ground = styleIn('components', {
  // To the end of the last day.
  transform: 'translateX(22px)',
  fill: 'none',
  stroke: vars.color.accentLine,
});

/** An open door for a day in person, the outline of one for a day online. */
export const door = {
  inPerson: styleIn('components', { fill: vars.color.figure }),
  online: styleIn('components', {
    fill: vars.color.bg,
    stroke: vars.color.figure,
  }),
};

/** In right-to-left text a drawing is mirrored; its words are not. */
export const word = {
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
} as const;

export const caption = styleIn('components', {
  ...word,
  fill: vars.color.muted,
  fontSize: vars.fontSize.tiny,
  textAnchor: 'middle',
});

/** Physical left and right: the whole drawing is mirrored in right-to-left text. */
export const placed = {
  start: styleIn('components', { direction: 'ltr', textAnchor: 'start' }),
  end: styleIn('components', { direction: 'ltr', textAnchor: 'end' }),
};

export const table = styleIn('components', {
  fontFeatureSettings: '"tnum", "lnum"',
  borderBottom: `1px solid ${vars.color.hairline}`,
  '@media': {
    [media.belowSmall]: { fontSize: vars.fontSize.small },
    [media.print]: { fontSize: '9pt' },
  },
});

const cell = {
  paddingBlock: '14px',
  paddingInlineEnd: 'clamp(12px, 2vw, 16px)',
  borderTop: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&:last-child': { paddingInlineEnd: 0 },
    [`${past} &`]: { paddingBlock: vars.space[2], fontSize: vars.fontSize.small },
  },
  '@media': { [media.print]: { paddingBlock: '4pt' } },
  // On the smallest phones, and with the largest text, dates and hours take two lines or more.
  '@container': {
    '(max-width: 18em)': {
      paddingInlineEnd: vars.space[1],
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
  },
} as const;

export const column = styleIn('components', {
  ...cell,
  paddingBlock: vars.space[2],
  fontSize: vars.fontSize.tiny,
  color: vars.color.muted,
  // Adjacent seminars align their columns. Dates and times never wrap, and times
  // are the longer; places take the rest and may wrap.
  selectors: {
    ...cell.selectors,
    '&:nth-child(1)': { width: '31%' },
    '&:nth-child(2)': { width: '38%' },
  },
});

export const dateOrTime = styleIn('components', { ...cell, whiteSpace: 'nowrap' });

export const place = styleIn('components', cell);

export const calendar = styleIn('components', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  // Keeps its focus ring clear of the place.
  marginInlineStart: vars.space[1],
  // The minimum size of a target (WCAG 2.5.8); a row of the table has no room for more.
  minHeight: '24px',
  minWidth: '24px',
  fontSize: vars.fontSize.small,
  '@media': { [media.print]: { display: 'none' } },
});

/** On a phone there is only room for the icon; the label is spoken. */
export const calendarText = styleIn('components', {
  '@media': { [media.belowSmall]: { display: 'none' } },
});

export const zone = styleIn('components', {
  marginTop: vars.space[3],
  fontSize: vars.fontSize.tiny,
  color: vars.color.muted,
});

import { media, quarter, styleIn, vars } from '../../styles/stylesheet.js';

/** Small and muted: for reference. */
export const ledger = styleIn('components', {
  width: '100%',
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  color: vars.color.muted,
  fontFeatureSettings: '"tnum", "lnum"',
});

/** Name beside days. */
export const seminar = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[3]} ${vars.layout.gap}`,
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
  '@media': {
    [media.desk]: { gridTemplateColumns: `${quarter} minmax(0, 1fr)` },
    [media.print]: { paddingBlock: '4pt' },
  },
});

export const head = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: `0 ${vars.space[3]}`,
  '@media': { [media.desk]: { flexDirection: 'column' } },
});

export const days = styleIn('components', {
  display: 'grid',
  // Four, two or one (with large text) columns, never three.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, (100% - 3 * 32px) / 4), 1fr))',
  gap: `${vars.space[2]} ${vars.layout.gap}`,
  '@media': { [media.belowMedium]: { columnGap: vars.space[4] } },
});

/** Date, hours and place, one line each. */
export const day = styleIn('components', { display: 'grid', alignContent: 'start' });

export const timeZoneLabel = styleIn('components', {
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  fontSize: vars.fontSize.tiny,
});

import { styleIn } from '../../styles/layered.js';
import { edge, margin } from '../../styles/measure.css.js';
import { media } from '../../styles/media.js';
import { vars } from '../../theme/vars.css.js';

const { accentLine, hairline } = vars.color;

/** The opening in the threshold stands on the axis of the doors: the content's right edge. */
const doorWidth = 'min(12.4vw, 192px)';
const doorStart = `calc(100% - ${edge} - ${doorWidth})`;
const doorEnd = `calc(100% - ${edge})`;

export const room = styleIn('components', {
  // Not positioned: a beam inside is placed by the enfilade around it.
  paddingInline: edge,
  paddingBlock: vars.layout.section,
  '@media': { [media.print]: { paddingBlock: '11pt' } },
});

export const tone = {
  paper: undefined,
  sunken: styleIn('components', { background: vars.color.sunken }),
};

/** A wall's section with an opening: two hairlines and the two jambs. */
export const threshold = styleIn('components', {
  backgroundImage: [
    `linear-gradient(${hairline} 0 0)`,
    `linear-gradient(${hairline} 0 0)`,
    `linear-gradient(${accentLine} 0 0)`,
    `linear-gradient(${accentLine} 0 0)`,
  ].join(', '),
  backgroundPosition: `0 0, 100% 0, ${doorStart} 0, ${doorEnd} 0`,
  backgroundSize: `${doorStart} 1px, ${edge} 1px, 1px 25px, 1px 25px`,
  backgroundRepeat: 'no-repeat',
  selectors: {
    '&:dir(rtl)': {
      backgroundPosition: `100% 0, 0 0, calc(${edge} + ${doorWidth}) 0, ${edge} 0`,
    },
  },
  '@media': { [media.print]: { backgroundImage: 'none', borderTop: `1px solid ${hairline}` } },
});

export const words = styleIn('components', { position: 'relative' });

/** A margin as wide as a portrait, and the room: everything hangs on this one axis. */
const axis = {
  display: 'grid',
  gridTemplateColumns: `${margin} minmax(0, 1fr)`,
  columnGap: vars.layout.gap,
  rowGap: vars.space[5],
  '@media': { [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const;

export const head = styleIn('components', {
  ...axis,
  alignItems: 'first baseline',
  marginBottom: vars.layout.head,
  '@media': {
    ...axis['@media'],
    // A block: Chromium would keep the whole room with a grid or a flex box.
    [media.print]: {
      display: 'block',
      paddingBlock: '3pt',
      breakInside: 'avoid',
      breakAfter: 'avoid',
    },
  },
});

export const headTitle = styleIn('components', {
  gridArea: '1 / -2',
  maxWidth: '52rem',
});

export const note = styleIn('components', {
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  color: vars.color.muted,
  maxWidth: '17rem',
  textWrap: 'pretty',
  '@media': {
    // On one column it is an introduction.
    [media.belowMedium]: { maxWidth: vars.size.measure, fontSize: vars.fontSize.body },
  },
});

/** Read after the heading, seen beside it in the margin. */
export const headNote = styleIn('components', {
  gridArea: '1 / 1',
  '@media': {
    [media.belowMedium]: { gridArea: 'auto' },
    [media.print]: { marginBlockStart: '3pt' },
  },
});

export const onAxis = styleIn('components', {
  '@media': { [media.fromMedium]: { marginInlineStart: `calc(${margin} + ${vars.layout.gap})` } },
});

/** The heading stands in the margin and stays in view beside what it heads. */
export const rail = styleIn('components', {
  ...axis,
  alignItems: 'first baseline',
  '@media': {
    ...axis['@media'],
    // Blocks are divided between two sheets where they should be; rows of a grid move as a whole.
    [media.print]: { display: 'block' },
  },
});

export const railHead = styleIn('components', {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': {
    [media.print]: {
      display: 'block',
      marginBlockEnd: '8pt',
      breakInside: 'avoid',
      breakAfter: 'avoid',
    },
    [media.fromMedium]: {
      position: 'sticky',
      top: `calc(${vars.size.bar} + ${vars.space[6]})`,
      paddingInlineEnd: vars.space[4],
    },
  },
});

export const railTitle = styleIn('components', {
  fontSize: 'clamp(1.75rem, 1.375rem + 1.2vw, 2.375rem)',
  // On one column it leads like every other section's heading.
  '@media': { [media.belowMedium]: { fontSize: vars.fontSize.h2, lineHeight: 1.07 } },
});

/** A portrait keeps its 320 px; where the window is wide enough, the content stays on the axis. */
export const withMargin = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: `${vars.size.portrait} minmax(0, 1fr)`,
  columnGap: `max(${vars.layout.gap}, ${margin} + ${vars.layout.gap} - ${vars.size.portrait})`,
  rowGap: vars.space[7],
  alignItems: 'start',
  '@media': {
    [media.belowMedium]: {
      gridTemplateColumns: '240px minmax(0, 1fr)',
      columnGap: vars.layout.gap,
    },
    [media.belowSmall]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '8mm' },
  },
});

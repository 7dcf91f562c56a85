import { media, serif, styleIn, vars } from '../../styles/stylesheet.js';

/** Widths in the drawing: a door, from door to door, and across the gap. */
const [single, step, gap] = [98, 175, 216];
const whole = 2 * step + gap + single;
const share = (width: number, unit = '%') => `${(width / whole) * 100}${unit}`;

/** Beside the heading; in a small window, between it and the words on the floor. */
export const days = styleIn('components', {
  width: '100%',
  position: 'relative',
  zIndex: 1,
  containerType: 'inline-size',
  display: 'flex',
  justifyContent: 'end',
  fontSize: vars.fontSize.small,
  lineHeight: 1.45,
  color: vars.color.muted,
  '@media': {
    [media.belowMedium]: { marginBlockEnd: vars.space[6] },
    [media.fromMedium]: { gridArea: '1 / 2' },
    [media.print]: { marginBlockEnd: '8pt' },
  },
});

/** From its door to the next. */
export const day = styleIn('components', {
  position: 'relative',
  flex: `0 1 ${share(step)}`,
  minWidth: 0,
  paddingBlockStart: 'clamp(40px, 5vw, 72px)',
  // The last door ends where the content does, if there is room for its words.
  selectors: { '&:last-child': { flexBasis: share(single), minWidth: 'max-content' } },
  '@media': { [media.print]: { paddingBlockStart: 0 } },
});

/** The week between. */
export const apart = styleIn('components', {
  flexBasis: share(gap),
  paddingInlineEnd: share(gap - step),
});

export const part = styleIn('components', {
  display: 'inline-block',
  '@media': { [media.belowSmall]: { display: 'block' } },
});

export const title = styleIn('components', {
  ...serif,
  fontSize: vars.fontSize.h3,
  lineHeight: 1.2,
  color: vars.color.text,
});

/** It ends at the floor line, and its light falls onto the floor. */
export const door = styleIn('components', {
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  width: share(single, 'cqi'),
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: {
    '[dir=rtl] &': { scale: '-1 1' },
  },
  '@media': {
    [`${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});

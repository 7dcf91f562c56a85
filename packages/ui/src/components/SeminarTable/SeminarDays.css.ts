import { media, serif, stacked, styleIn, vars } from '../../styles/stylesheet.js';

/** Widths in the drawing: a door, from door to door, and across the gap. */
const [single, step, gap] = [98, 175, 216];
const whole = 2 * step + gap + single;
const share = (width: number, unit = '%') => `${(width / whole) * 100}${unit}`;

const onPhone = `${media.screen} and ${media.belowSmall}`;

/** Width of a door on a phone, and the wall that it needs. */
const [phoneDoor, phoneWall] = ['15cqi', `calc(${(15 * 230) / 98}cqi + ${vars.space[5]})`];

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
    // Two rows of two: at a distance, and in the room.
    [onPhone]: { flexWrap: 'wrap' },
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
  selectors: {
    '&:last-child': { flexBasis: share(single), minWidth: 'max-content' },
    // On a phone the words are beside the door, on the wall.
    '&&': {
      '@media': {
        [onPhone]: {
          flex: '0 0 50%',
          minWidth: 0,
          minHeight: phoneWall,
          ...stacked('0'),
          justifyContent: 'end',
          padding: 0,
          paddingBlockEnd: vars.space[3],
          paddingInlineStart: `calc(${phoneDoor} + ${vars.space[3]})`,
        },
      },
    },
    '&:nth-child(-n + 2)': {
      '@media': { [onPhone]: { marginBlockStart: `calc(-1 * ${phoneWall})` } },
    },
    '&:nth-child(n + 3)': { '@media': { [onPhone]: { marginBlockStart: vars.space[7] } } },
    // The second row has a floor line of its own, and its wall goes on from the first.
    '&:nth-child(3)::before': {
      '@media': {
        [onPhone]: {
          content: '',
          position: 'absolute',
          zIndex: -2,
          insetBlock: `calc(1px - ${vars.space[7]}) 0`,
          insetInline: '-100vw',
          background: vars.color.plane,
          borderBlockEnd: `1px solid ${vars.color.brass}`,
        },
      },
    },
  },
  '@media': { [media.print]: { paddingBlockStart: 0 } },
});

/** The week between. */
export const apart = styleIn('components', {
  flexBasis: share(gap),
  paddingInlineEnd: share(gap - step),
});

export const part = styleIn('components', { display: 'inline-block' });

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
    [onPhone]: { insetBlockEnd: 0, width: phoneDoor },
    [`${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});

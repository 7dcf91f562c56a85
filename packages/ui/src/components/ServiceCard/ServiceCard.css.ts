import {
  globalStyleIn,
  media,
  stacked,
  styleIn,
  underline,
  vars,
} from '../../styles/stylesheet.js';

const { color, space, fontSize } = vars;

/** The cards share their rows. */
export const pair = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
  '@media': {
    [media.belowSmall]: stacked(space[7]),
    [media.print]: { display: 'block' },
  },
});

/** Title, text, points, proof; without a text its row has no height. */
export const card = styleIn('components', {
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  breakInside: 'avoid',
  '@media': { [media.print]: { display: 'block', paddingBlock: '4pt 8pt' } },
});

export const eyebrow = styleIn('components', {
  marginBlockEnd: space[2],
  fontSize: fontSize.small,
  lineHeight: 1.5,
  color: color.accentText,
});

export const text = styleIn('components', {
  maxWidth: '26em',
  fontSize: fontSize.lead,
  lineHeight: 1.45,
  color: color.muted,
  textWrap: 'balance',
  marginBlockStart: space[3],
});

export const points = styleIn('components', {
  gridRow: 3,
  ...stacked(`clamp(${space[3]}, 1.2vw, ${space[4]})`),
  marginBlockStart: `clamp(${space[4]}, 2vw, ${space[5]})`,
  maxWidth: '33em',
});

export const proof = styleIn('components', {
  gridRow: 4,
  ...stacked('0'),
  alignItems: 'start',
  marginBlockStart: space[5],
  fontSize: fontSize.small,
  color: color.muted,
});

export const link = styleIn('components', {
  color: color.text,
  fontWeight: vars.fontWeight.medium,
  textWrap: 'balance',
  ...underline('1px', '.3em'),
  ':hover': { textDecorationColor: 'currentColor' },
});

globalStyleIn('components', `${link} > svg`, { marginInlineStart: '.4em' });

/** Two leaves with light between them, on a floor line; stacked, the light is a slit between them. */
export const door = styleIn('components', {
  borderBlockEnd: `1px solid ${color.brass}`,
  '@media': {
    [`${media.screen} and ${media.fromSmall}`]: { columnGap: space[3], background: color.light },
    [`${media.screen} and ${media.belowSmall}`]: { gap: space[2], background: color.light },
  },
});

globalStyleIn('components', `${door} > ${card}`, {
  '@media': {
    [media.screen]: {
      position: 'relative',
      padding: 'clamp(28px, 4.4vw, 64px) clamp(20px, 5.6vw - 16px, 64px)',
      background: color.bg,
    },
  },
});

/** The handle, in the middle of the leaf's edge. */
globalStyleIn('components', `${door} > ${card}::after`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 28px)',
  insetInlineEnd: 'clamp(10px, 1.6vw, 24px)',
  height: '56px',
  borderInlineEnd: `3px solid ${color.brass}`,
  '@media': { [`${media.belowSmall}, ${media.print}`]: { display: 'none' } },
});

globalStyleIn('components', `${door} > ${card} + ${card}::after`, {
  insetInline: 'clamp(10px, 1.6vw, 24px) auto',
});

import { lightOnFloor } from '../Section/Section.css.js';
import {
  globalStyleIn,
  media,
  stacked,
  styleIn,
  underline,
  vars,
} from '../../styles/stylesheet.js';

const { color, space, fontSize } = vars;
const hairline = `1px solid ${color.hairline}`;

/** The cards share their rows. */
export const pair = styleIn('components', {
  position: 'relative',
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
  '@media': { [media.print]: { display: 'block' } },
});

/** Around the door, in the page's colours, because light falls on its floor. */
export const doorway = styleIn('components', {
  position: 'relative',
  width: '100%',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      // Up to the page's edge.
      insetInline: `calc(-1 * ${vars.layout.gutter})`,
      top: '100%',
      height: lightOnFloor,
      pointerEvents: 'none',
      background: `linear-gradient(${color.light}, transparent 24px), linear-gradient(${color.sunkenGlow} 30%, transparent)`,
      clipPath:
        'polygon(calc(50% - 6px) 0, calc(50% + 6px) 0, calc(50% + 72px) 100%, calc(50% - 72px) 100%)',
      '@media': {
        [`${media.belowSmall}, ${media.print}, ${media.forcedColors}`]: { display: 'none' },
      },
    },
  },
});

export const variant = {
  columns: styleIn('components', {
    '@media': { [media.belowSmall]: stacked(space[6]) },
  }),
  /** The background shows between the panels. */
  door: styleIn('components', {
    columnGap: space[3],
    '@media': {
      [media.screen]: {
        background: color.light,
        border: `1px solid ${color.brass}`,
        borderBlockEnd: 0,
      },
      [`${media.screen} and ${media.belowSmall}`]: {
        display: 'block',
        marginBlockEnd: space[6],
        borderBlockEnd: `1px solid ${color.brass}`,
      },
    },
  }),
  wall: styleIn('components', {
    '@media': { [media.belowSmall]: stacked(space[5]) },
  }),
};
const { columns, door, wall } = variant;

/** In front of the cards' line; its light is behind their words. */
export const drawing = styleIn('components', {
  vars: { [color.planeHigh]: color.sunkenGlow, [color.planeLow]: color.sunkenDeep },
  gridColumn: '1 / -1',
  position: 'relative',
  zIndex: 1,
  width: 'min(60%, 20rem)',
  margin: '0 auto -1px',
  '@media': {
    [media.belowSmall]: { marginBlockEnd: `calc(-1px - ${space[6]})` },
    [`${media.print}, ${media.forcedColors}`]: { display: 'none' },
  },
});

export const card = styleIn('components', {
  position: 'relative',
  display: 'grid',
  // Five rows, shared with the other card: the head, one for each ruled point, the proof.
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  breakInside: 'avoid',
  selectors: {
    [`${columns} > &`]: {
      paddingBlockStart: `clamp(${space[4]}, 2vw, ${space[5]})`,
      borderBlockStart: `1px solid ${color.accentLine}`,
    },
    // Below the feet and shadows of chairs.
    [`${drawing} + &`]: { '@media': { [media.screen]: { paddingBlockStart: space[7] } } },
    [`${drawing} ~ &`]: { '@media': { [media.fromSmall]: { paddingBlockStart: space[9] } } },
    [`${door} > &`]: {
      // One more row: title and text have one each.
      gridRow: 'span 6',
      paddingBlockStart: 'clamp(24px, 3.6vw, 52px)',
      background: color.bg,
    },
    [`${door} > & + &`]: {
      '@media': {
        [`${media.screen} and ${media.belowSmall}`]: {
          borderBlockStart: `1px solid ${color.brass}`,
        },
      },
    },
    [`${wall} > &`]: {
      '@media': {
        [media.screen]: {
          vars: { [color.bg]: color.planeHigh },
          padding: `clamp(20px, 2.2vw, 32px) clamp(20px, 2.2vw, 32px) ${space[3]}`,
          background: color.bg,
          border: `1px solid ${color.brass}`,
        },
      },
    },
    // The panel's edge moves with the light; the text does not.
    [`${door} > &::before`]: {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: 0,
      borderInlineStart: `3px solid ${color.planeDeep}`,
      background: color.light,
      transition: `width ${vars.motion.calm} ${vars.motion.ease}`,
      // Hidden when stacked: then they are no pair.
      '@media': { [`${media.belowSmall}, ${media.print}`]: { display: 'none' } },
    },
    [`${door} > & + &::before`]: {
      insetInline: '0 auto',
      borderInline: `0 solid ${color.planeDeep}`,
      borderInlineEndWidth: '3px',
    },
    [`${door} > &:is(:hover, :focus-within)::before`]: { width: '12px' },
    // The door handle, beside the rule below the title.
    [`${door} > &::after`]: {
      content: '""',
      gridArea: '3 / 1',
      placeSelf: 'start end',
      height: '56px',
      margin: '-28px clamp(10px, 1.6vw, 24px) 0',
      borderInlineEnd: `3px solid ${color.brass}`,
      '@media': { [`${media.belowSmall}, ${media.print}`]: { display: 'none' } },
    },
    [`${door} > & + &::after`]: { justifySelf: 'start' },
  },
  '@media': { [media.print]: { display: 'block', paddingBlock: '4pt 8pt' } },
});

/** From a panel's edge to its text. */
const inset = 'clamp(20px, 5.6vw - 16px, 64px)';

export const head = styleIn('components', {
  ...stacked(space[2]),
  position: 'relative',
  zIndex: 2,
  paddingBlockEnd: space[4],
  selectors: {
    [`${columns} &`]: { justifyContent: 'end', paddingBlockEnd: `clamp(${space[2]}, 1.6vw, 20px)` },
    [`${door} &`]: {
      '@media': {
        [media.screen]: {
          display: 'grid',
          gridRow: 'span 2',
          gridTemplateRows: 'subgrid',
          rowGap: space[3],
          paddingInline: inset,
          paddingBlockEnd: space[6],
        },
      },
    },
  },
});

globalStyleIn('components', `${door} > ${card} :is(h2, h3)`, {
  '@media': { [media.screen]: { fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 1.875rem)' } },
});

export const eyebrow = styleIn('components', {
  paddingBlockEnd: space[2],
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
  // Muted text would be too faint on the lit wall.
  selectors: { [`${wall} &`]: { color: color.text } },
});

export const points = styleIn('components', {
  display: 'contents',
  selectors: {
    // No rules and no shared rows: one point follows the other.
    [`${columns} &`]: { display: 'block', gridRow: 'span 3' },
    [`${door} &`]: {
      '@media': {
        [media.screen]: {
          display: 'grid',
          gridRow: '3 / span 3',
          gridColumn: 1,
          gridTemplateRows: 'subgrid',
          paddingInline: inset,
          paddingBlockEnd: space[4],
        },
      },
    },
  },
});

export const point = styleIn('components', {
  padding: `clamp(${space[3]}, 2vw, ${space[4]}) 0`,
  borderTop: hairline,
  lineHeight: 1.5,
  // In print, space separates the points.
  selectors: {
    [`${columns} &`]: {
      paddingBlock: `clamp(${space[2]}, 1vw, 10px)`,
      borderTop: 0,
    },
    [`${columns} &:last-child`]: { '@media': { [media.belowSmall]: { paddingBlockEnd: 0 } } },
  },
  '@media': { [media.print]: { padding: '4pt 0' } },
});

export const proof = styleIn('components', {
  ...stacked('0'),
  alignItems: 'start',
  fontSize: fontSize.small,
  selectors: {
    [`${door} &`]: {
      '@media': {
        [media.screen]: {
          vars: { [color.bg]: color.planeLow },
          padding: `14px ${inset}`,
          background: color.bg,
          borderTop: hairline,
        },
      },
    },
  },
});

export const label = styleIn('components', { color: color.muted });

export const link = styleIn('components', {
  fontWeight: vars.fontWeight.medium,
  textWrap: 'balance',
  ...underline('1px', '.3em'),
  ':hover': { textDecorationColor: 'currentColor' },
});

globalStyleIn('components', `${link} > svg`, { marginInlineStart: '.4em' });

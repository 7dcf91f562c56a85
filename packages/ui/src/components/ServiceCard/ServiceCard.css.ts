import { fallbackVar } from '@vanilla-extract/css';
import { bleed } from '../../styles/layoutVars.css.js';
import { plane } from '../../styles/plane.css.js';
import { stacked } from '../../styles/layout.js';
import { fullLight } from '../../styles/light.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { eyebrowStyle, leadStyle, serif, underline } from '../../styles/typography.js';

const { color, space, fontSize } = vars;

export const pair = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gap,
});

const columns = styleIn('components', {
  '@media': { [media.belowSmall]: stacked(space[7]) },
});

export const head = styleIn('components', { gridArea: '1 / 1' });

/** Title, text, points, caseLink; without a text its row has no height. */
export const card = styleIn('components', {
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  breakInside: 'avoid',
});

export const eyebrow = styleIn('components', { ...eyebrowStyle, marginBlockEnd: space[2] });

export const texts = styleIn('components', { gridArea: '2 / 1' });

export const statement = styleIn('components', {
  ...serif,
  marginBlockStart: space[3],
  fontSize: 'clamp(1.625rem, 1.1rem + 2.35vw, 3.25rem)',
  lineHeight: 1.14,
  letterSpacing: '-.015em',
  textWrap: 'balance',
});

export const text = styleIn('components', {
  maxWidth: '26em',
  fontSize: fontSize.lead,
  lineHeight: 1.45,
  color: color.muted,
  textWrap: 'balance',
  marginBlockStart: space[3],
});

export const textBelow = styleIn('components', {
  ...leadStyle,
  marginBlockStart: space[4],
  maxWidth: '30em',
});

export const points = styleIn('components', {
  gridRow: 3,
  ...stacked(`clamp(${space[3]}, 1.2vw, ${space[4]})`),
  marginBlockStart: `clamp(${space[4]}, 2vw, ${space[5]})`,
  ...leadStyle,
  maxWidth: '28em',
});

export const caseLink = styleIn('components', {
  gridRow: 4,
  ...stacked('0'),
  alignItems: 'start',
  marginBlockStart: space[5],
  color: color.muted,
});

export const link = styleIn('components', {
  paddingBlock: space[1],
  color: color.text,
  fontWeight: vars.fontWeight.medium,
  textWrap: 'balance',
  ...underline('1px', '.3em'),
  ':hover': { textDecorationColor: 'currentColor' },
});
globalStyleIn('components', `${link} > svg`, { marginInlineStart: '.4em' });

const rows = styleIn('components', { display: 'block' });

globalStyleIn('components', `${rows} > ${card}`, {
  gridTemplateRows: 'none',
  '@media': {
    [media.fromMedium]: {
      gridTemplate: 'auto auto 1fr / minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: `calc(2 * ${vars.layout.gap})`,
    },
  },
});

const mirrored = `${rows} > ${card}:nth-child(even)`;
globalStyleIn('components', mirrored, {
  '@media': { [media.fromMedium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
globalStyleIn('components', `${mirrored} > *`, {
  '@media': { [media.fromMedium]: { gridColumn: 2 } },
});

globalStyleIn('components', `${rows} > * + *`, {
  marginBlockStart: vars.layout.section,
  paddingBlockStart: `calc(${vars.layout.section} / 2)`,
  borderBlockStart: `1px solid ${color.accentLine}`,
});

globalStyleIn('components', `${rows} ${points}`, {
  '@media': { [media.fromMedium]: { gridArea: '2 / 2 / 4', marginBlockStart: space[4] } },
});
globalStyleIn('components', `${rows} ${caseLink}`, {
  '@media': { [media.fromMedium]: { gridRow: 3 } },
});
globalStyleIn('components', `${mirrored} > ${points}`, {
  '@media': { [media.fromMedium]: { gridArea: '2 / 1 / 4' } },
});

/** Two pages: titles at the top, points on one line. */
const fullBleed = styleIn('components', {
  gap: 0,
  // On the edge of the next section.
  marginBlockEnd: `calc(-1 * ${vars.layout.section})`,
  '@media': {
    [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.fromMedium]: {
      gridTemplate: '1fr / minmax(0, 7fr) minmax(0, 5fr)',
      minHeight: '34rem',
    },
  },
});

const pagePadding = `clamp(${space[5]}, 3.4vw, ${space[7]})`;
/** In a section they reach its edges, so that their texts begin and end with the content. */
const reach = fallbackVar(bleed, '0px');
const outerPadding = `max(0px, ${pagePadding} - ${reach})`;
const page = `${fullBleed} > ${card}`;

globalStyleIn('components', page, {
  position: 'relative',
  padding: pagePadding,
});
// A title that has one line beside one of two leaves a hole below it.
globalStyleIn('components', `${page} > ${head}`, {
  '@media': { [media.fromMedium]: { maxWidth: `calc(10 * ${fontSize.h2Small})` } },
});
globalStyleIn('components', `${page}::before`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  width: reach,
  background: 'inherit',
});
globalStyleIn('components', `${page}:first-child`, { paddingInlineStart: outerPadding });
globalStyleIn('components', `${page}:first-child::before`, { insetInlineEnd: '100%' });
globalStyleIn('components', `${page}:last-child`, { paddingInlineEnd: outerPadding });
globalStyleIn('components', `${page}:last-child::before`, { insetInlineStart: '100%' });

export const layouts = { columns, rows, fullBleed };

export const ground = {
  plane,
  light: styleIn('components', fullLight),
};

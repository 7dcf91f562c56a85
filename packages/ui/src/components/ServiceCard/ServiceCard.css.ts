import {
  globalStyleIn,
  media,
  serif,
  stacked,
  styleIn,
  underline,
  vars,
} from '../../styles/stylesheet.js';
import { iconGap } from '../Icon/Icon.css.js';

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

export const head = styleIn('components', { gridArea: '1 / 1' });

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
  gridArea: '2 / 1',
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
  paddingBlock: space[1],
  color: color.text,
  fontWeight: vars.fontWeight.medium,
  textWrap: 'balance',
  vars: { [iconGap]: '.4em' },
  ...underline('1px', '.3em'),
  ':hover': { textDecorationColor: 'currentColor' },
});

/** Large texts, with room between the cards. */
export const stage = styleIn('components', {
  '@media': { [media.screen]: { columnGap: `calc(2 * ${vars.layout.gap})` } },
});

/** Titles become small lines. */
globalStyleIn('components', `${stage} ${head}`, {
  color: color.accentText,
  vars: {
    [vars.font.serif]: vars.font.sans,
    [vars.fontWeight.display]: vars.fontWeight.medium,
    [fontSize.h3]: fontSize.small,
  },
});

globalStyleIn('components', `${stage} ${text}`, {
  ...serif,
  maxWidth: '21em',
  fontSize: 'clamp(1.5rem, 1.12rem + 1.5vw, 2.375rem)',
  lineHeight: 1.2,
  color: color.text,
});

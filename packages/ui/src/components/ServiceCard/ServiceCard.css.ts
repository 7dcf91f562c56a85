import {
  globalStyleIn,
  media,
  serif,
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
  ...underline('1px', '.3em'),
  ':hover': { textDecorationColor: 'currentColor' },
});

globalStyleIn('components', `${link} > svg`, { marginInlineStart: '.4em' });

/** Large texts, with room between the cards. */
export const stage = styleIn('components', {
  '@media': { [media.screen]: { columnGap: `calc(2 * ${vars.layout.gap})` } },
});

globalStyleIn('components', `${stage} h2`, {
  fontFamily: vars.font.sans,
  fontSize: fontSize.small,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: 0,
  color: color.accentText,
});

globalStyleIn('components', `${stage} ${text}`, {
  ...serif,
  maxWidth: '21em',
  fontSize: 'clamp(1.5rem, 1.12rem + 1.5vw, 2.375rem)',
  lineHeight: 1.2,
  color: color.text,
});

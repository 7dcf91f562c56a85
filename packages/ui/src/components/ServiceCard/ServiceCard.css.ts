import { stacked } from '../../styles/fragments.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { eyebrowStyle, leadStyle, underline } from '../../styles/typography.js';

const { color, space, fontSize } = vars;

export const pair = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // A rule between the two.
  columnGap: space[8],
  background: `linear-gradient(${color.accentLine} 0 0) center / 1px 100% no-repeat`,
  '@media': { [media.belowSmall]: { ...stacked(space[7]), background: 'none' } },
});

/** Title, text, points, caseLink; without a text its row has no height. */
export const card = styleIn('components', {
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  breakInside: 'avoid',
});

export const eyebrow = styleIn('components', { ...eyebrowStyle, marginBlockEnd: space[2] });

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

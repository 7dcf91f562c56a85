import { quarter } from '../../styles/layout.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { serif, underline } from '../../styles/typography.js';

export const list = styleIn('components', {
  width: '100%',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

/** The whole row; the arrow is at its end, on a phone beside text and page. */
export const link = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[5],
  alignItems: 'center',
  paddingBlock: `clamp(${vars.space[3]}, 1.6vw, ${vars.space[5]})`,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  textDecoration: 'none',
  ':hover': { color: vars.color.primary },
  '@media': {
    [media.fromMedium]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
  },
});

export const text = styleIn('components', {
  ...serif,
  fontSize: 'clamp(1.375rem, .95rem + 1.7vw, 2.25rem)',
  lineHeight: 1.2,
  textWrap: 'balance',
  selectors: { [`${link}:hover &`]: underline('auto', '.14em') },
});

export const page = styleIn('components', {
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  '@media': { [media.belowMedium]: { gridRow: 2 } },
});

globalStyleIn('components', `${link} > svg`, {
  '@media': { [media.belowMedium]: { gridArea: '1 / 2 / span 2' } },
});

const { accentLine } = vars.color;

/** A layout, and what it makes of its rows. */
const layout = (rows: Record<string, Parameters<typeof globalStyleIn>[2]>) => {
  const name = styleIn('components', {});
  for (const [selector, rule] of Object.entries(rows))
    globalStyleIn('components', `${name} ${selector}`, rule);
  return name;
};

/** A step inwards; smaller on a phone. */
const step = `clamp(${vars.space[4]}, (100% - 38rem) / 2, (${quarter} + ${vars.layout.gap}) / 2)`;

export const layouts = {
  rows: undefined,
  stairs: layout({
    li: { borderInlineStart: `1px solid ${accentLine}`, paddingInlineStart: vars.space[4] },
    'li:nth-child(1)': { marginInlineStart: `calc(2 * ${step})` },
    'li:nth-child(2)': { marginInlineStart: step },
    a: { borderColor: accentLine, marginInlineStart: `calc(-1 * ${vars.space[4]})` },
    [text]: { paddingInlineStart: vars.space[4] },
  }),
  growing: layout({
    [`li:nth-child(2) ${text}`]: { fontSize: vars.fontSize.h2Small },
    [`li:nth-child(3) ${text}`]: { fontSize: vars.fontSize.h2 },
  }),
  axis: layout({
    li: { borderInlineStart: `2px solid ${accentLine}`, paddingInlineStart: vars.layout.gap },
  }),
  lines: layout({
    a: { borderBlockStart: 0, borderBlockEnd: `2px solid ${accentLine}` },
  }),
  redacted: layout({
    [text]: { overflowX: 'clip' },
    // Takes the rest of the last line, as a blacked-out answer.
    [`${text}::after`]: {
      content: '',
      display: 'inline-block',
      width: '100%',
      height: '.62em',
      marginInline: '.4em calc(-100% + 2.7em)',
      background: 'currentColor',
    },
    [`li:last-child ${text}::after`]: { background: accentLine },
  }),
  dialogue: layout({
    'li:nth-child(even)': { marginInlineStart: `calc(2 * ${step})` },
  }),
};

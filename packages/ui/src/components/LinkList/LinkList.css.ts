import { quarter } from '../../styles/fragments.js';
import { globalStyleIn, onPaper, styleIn, vars } from '../../styles/stylesheet.js';
import { serif, underline } from '../../styles/typography.js';

export const list = styleIn('components', {
  width: '100%',
  containerType: 'inline-size',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

/** The whole row; the arrow is at its end. The page is below the text, or in a wide list before it. */
export const link = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[5],
  alignItems: 'center',
  paddingBlock: `clamp(${vars.space[3]}, 1.6vw, ${vars.space[5]})`,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  textDecoration: 'none',
  ':hover': { color: vars.color.primary },
  '@container': { '(width >= 64rem)': { display: 'flex' } },
});

export const text = styleIn('components', {
  ...serif,
  flex: 1,
  fontSize: 'clamp(1.375rem, 1.05rem + 1.55cqi, 2.0625rem)',
  lineHeight: 1.2,
  textWrap: 'balance',
  selectors: { [`${link}:hover &`]: underline('auto', '.14em') },
});

onPaper(text, { fontSize: vars.fontSize.h4 });

export const page = styleIn('components', {
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  gridRow: 2,
  '@container': {
    '(width >= 64rem)': {
      order: -1,
      flex: `0 0 ${quarter}`,
      marginInlineEnd: `calc(${vars.layout.gap} - ${vars.space[5]})`,
      fontSize: vars.fontSize.body,
    },
  },
});

globalStyleIn('components', `${link} > svg`, { gridArea: '1 / 2 / span 2' });

import { itemGap, ruledOff, stacked } from '../../styles/fragments.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';
import { numeralStyle } from '../../styles/typography.js';

export const list = styleIn('components', {
  counterReset: 'step',
  width: '100%',
  ...stacked(itemGap),
  '@media': {
    [media.fromSmall]: {
      display: 'grid',
      gridTemplateRows: 'auto auto 1fr',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      gap: `${vars.space[3]} ${vars.layout.gap}`,
    },
  },
});

export const step = styleIn('components', {
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  alignItems: 'first baseline',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(step)',
    position: 'static',
    ...numeralStyle,
    fontSize: vars.fontSize.h2,
    color: vars.color.accentText,
  },
  '@media': {
    [media.fromSmall]: {
      gridRow: 'span 3',
      gridTemplate: 'subgrid / minmax(0, 1fr)',
      '::before': { fontSize: 'clamp(3.5rem, 9vw, 5.5rem)' },
    },
    print: { '::before': { fontSize: vars.fontSize.h1 } },
  },
  selectors: {
    '& + &': { '@media': { [media.belowSmall]: ruledOff } },
    // Optically aligned: the 1 has space before it.
    '&:first-child::before': { marginInlineStart: `calc(-.08em * ${vars.numeral.inset})` },
  },
});

export const text = styleIn('components', { gridColumn: '1 / -1', maxWidth: '36em' });

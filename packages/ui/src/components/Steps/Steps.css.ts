import { stacked } from '../../styles/layout.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';
import { numeralStyle } from '../../styles/typography.js';

export const list = styleIn('components', {
  counterReset: 'step',
  width: '100%',
  ...stacked(vars.space[3]),
  '@media': {
    [media.fromMedium]: {
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
    ...numeralStyle,
    fontSize: vars.fontSize.h2,
    color: vars.color.accentText,
  },
  '@media': {
    [media.fromMedium]: {
      gridRow: 'span 3',
      gridTemplate: 'subgrid / minmax(0, 1fr)',
      '::before': { fontSize: '5.5rem' },
    },
  },
});

export const text = styleIn('components', { gridColumn: '1 / -1', maxWidth: '36em' });

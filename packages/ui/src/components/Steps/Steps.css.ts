import { media, numeral, stacked, styleIn, vars } from '../../styles/stylesheet.js';

/** Side by side where there is room. */
export const list = styleIn('components', {
  counterReset: 'step',
  width: '100%',
  borderBottom: `1px solid ${vars.color.hairline}`,
  '@media': {
    [media.fromMedium]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: vars.layout.gap,
      borderBottom: 0,
    },
  },
});

export const step = styleIn('components', {
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: vars.space[5],
  alignItems: 'first baseline',
  padding: `${vars.space[5]} 0`,
  borderTop: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
  '::before': {
    content: 'counter(step)',
    ...numeral,
    // Smaller than the words it counts.
    fontSize: '1.3125rem',
    color: vars.color.accentText,
  },
  '@media': { [media.print]: { padding: '6pt 0' } },
});

export const words = styleIn('components', {
  ...stacked(vars.space[2]),
  '@media': { [media.print]: { gap: '3pt' } },
});

export const text = styleIn('components', { maxWidth: '36em' });

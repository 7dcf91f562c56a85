import { columnsFrom } from '../../styles/fragments.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

const { color, layout, space } = vars;

export const timeline = styleIn('components', {
  // Each column has its gap in it.
  width: `calc(100% + ${layout.gap})`,
  display: 'grid',
  gridTemplateColumns: columnsFrom('54rem', '16rem'),
  '@media': {
    [media.belowMedium]: { width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

globalStyleIn('components', `${timeline} > *`, {
  position: 'relative',
  '@media': {
    [media.fromMedium]: {
      borderBlockStart: `1px solid ${color.accentLine}`,
      paddingBlockStart: space[6],
      paddingInlineEnd: layout.gap,
    },
  },
});
globalStyleIn('components', `${timeline} > :not(:last-child)`, {
  '@media': {
    [media.belowMedium]: {
      borderInlineStart: `1px solid ${color.accentLine}`,
      // The dots begin at the content's edge.
      marginInlineStart: space[2],
      paddingInlineStart: space[4],
      paddingBlockEnd: space[6],
    },
  },
});
// The line ends before the next column.
globalStyleIn('components', `${timeline} > :nth-last-child(2)`, {
  '@media': { [media.fromMedium]: { marginInlineEnd: layout.gap, paddingInlineEnd: 0 } },
});
globalStyleIn('components', `${timeline} > :not(:last-child)::before`, {
  content: '',
  position: 'absolute',
  insetBlockStart: '-9px',
  insetInlineStart: 0,
  width: '17px',
  height: '17px',
  border: `1px solid ${color.accentLine}`,
  borderRadius: '50%',
  background: `linear-gradient(${color.accentLine} 0 0) 0 / 0 no-repeat ${color.sunken}`,
  '@media': { [media.belowMedium]: { insetBlockStart: '.3em', insetInlineStart: '-9px' } },
});
globalStyleIn('components', `${timeline} > :nth-child(2)::before`, { backgroundSize: '50%' });
globalStyleIn('components', `${timeline} > :nth-child(3)::before`, { backgroundSize: '100%' });
globalStyleIn('components', `${timeline}:dir(rtl) > *::before`, { scale: '-1 1' });

globalStyleIn('components', `${timeline} > :last-child`, {
  '@media': {
    [media.belowMedium]: { paddingBlockStart: space[5] },
    [media.fromMedium]: { borderColor: 'transparent' },
  },
});

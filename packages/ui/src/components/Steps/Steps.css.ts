import { globalStyleIn, media, numeral, stacked, styleIn, vars } from '../../styles/stylesheet.js';

const { color, space } = vars;

/** The floor line, from the first step to the content's edge. */
export const list = styleIn('components', {
  counterReset: 'step',
  width: '100%',
  '@media': {
    [media.desk]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const step = styleIn('components', {
  counterIncrement: 'step',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: space[5],
  alignItems: 'first baseline',
  padding: `${space[4]} 0 ${space[5]}`,
  borderTop: `1px solid ${color.hairline}`,
  breakInside: 'avoid',
  selectors: {
    '&:first-child': { borderTopColor: color.accentLine },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '::before': {
    content: 'counter(step)',
    ...numeral,
    // Smaller than the text.
    fontSize: '1.3125rem',
    color: color.accentText,
  },
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      marginBlockStart: '76px',
      padding: `${space[5]} ${vars.layout.gap} 0 0`,
      borderTopColor: color.accentLine,
    },
    [media.print]: { padding: '6pt 0' },
  },
});

/** Instead of a number: a door that is further open with each step. */
const door = (leaf: string) =>
  ({
    '@media': {
      [media.desk]: {
        content: '""',
        position: 'absolute',
        insetBlockEnd: '100%',
        width: '40px',
        height: '76px',
        border: `1px solid ${color.accentLine}`,
        borderBlockEnd: 0,
        background: `linear-gradient(to right, ${color.figure} ${leaf}, ${color.light} 0)`,
        '@media': { [media.forcedColors]: { display: 'none' } },
      },
    },
  }) as const;
globalStyleIn('components', `${step}::before`, door('50%'));
globalStyleIn('components', `${step}:first-child::before`, door('36px'));
globalStyleIn('components', `${step}:last-child::before`, door('4px'));

export const words = styleIn('components', {
  ...stacked(space[2]),
  '@media': { [media.print]: { gap: '3pt' } },
});

export const text = styleIn('components', { maxWidth: '36em' });

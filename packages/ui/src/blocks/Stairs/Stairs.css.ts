import { toWindowEdge } from '../../styles/layout.css.js';
import { stacked } from '../../styles/fragments.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';

const { color, layout, space } = vars;

/** How much lower each step is than the one before. */
const drop = space[8];
const halfGap = `calc(${layout.gap} / 2)`;
const column = `calc((100% - 2 * ${toWindowEdge} + ${layout.gap}) / 3)`;

/** From edge to edge of the window, down to the end of the section. */
export const stairs = styleIn('components', {
  display: 'grid',
  marginInline: `calc(-1 * ${toWindowEdge})`,
  marginBlockEnd: `calc(-1 * ${layout.section})`,
  '@media': {
    [media.fromWide]: { gridTemplateColumns: `1fr ${column} 1fr` },
  },
});

const step = styleIn('components', {
  ...stacked(space[3]),
  position: 'relative',
  border: `solid ${color.accentLine}`,
  background: color.sunken,
  '@media': {
    [media.belowWide]: {
      borderWidth: '1px 0 0 1px',
      // On paper there is no gutter.
      padding: `20px max(${layout.gutter}, ${space[4]}) ${space[6]}`,
    },
    [media.fromWide]: {
      borderWidth: '1px 0 0',
      padding: `${space[5]} ${halfGap} ${layout.section}`,
    },
  },
});

/** The line of the step before goes down to a lower one. */
const lower = (steps: number) =>
  styleIn('components', {
    '@media': {
      [media.belowWide]: { marginInlineStart: `calc(${steps} * ${space[5]})` },
      [media.fromWide]: {
        marginBlockStart: `calc(${steps} * ${drop})`,
        '::before': {
          content: '',
          position: 'absolute',
          insetBlockEnd: '100%',
          insetInlineStart: 0,
          height: drop,
          borderInlineStart: `1px solid ${color.accentLine}`,
        },
      },
    },
  });

export const steps = [
  [
    step,
    styleIn('components', {
      '@media': {
        [media.belowWide]: { borderInlineStart: 0 },
        [media.fromWide]: { paddingInlineStart: toWindowEdge },
      },
    }),
  ],
  [step, lower(1)],
  [
    step,
    lower(2),
    styleIn('components', {
      '@media': { [media.fromWide]: { paddingInlineEnd: toWindowEdge } },
    }),
  ],
] as const;

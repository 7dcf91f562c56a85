import { sharedRows } from '../../styles/layoutVars.css.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

export const columns = styleIn('components', {
  width: '100%',
  display: 'grid',
  columnGap: vars.layout.gap,
  alignItems: 'start',
  // A block: Firefox moves a grid that is taller than a printed page to the next one.
  '@media': { [media.print]: { display: 'block' } },
});

globalStyleIn('components', `${columns} > * + *`, {
  '@media': { [media.print]: { marginBlockStart: vars.space[6] } },
});

export const split = {
  even: styleIn('components', {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [media.belowSmall]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[5] },
      [media.fromSmall]: {
        vars: { [sharedRows.area]: 'span 3', [sharedRows.template]: 'subgrid' },
      },
    },
  }),
  aside: styleIn('components', {
    gridTemplateColumns: 'minmax(0, 1fr) 30%',
    alignItems: 'first baseline',
    gap: `${vars.space[8]} clamp(${vars.space[6]}, 4.4vw, ${vars.space[8]})`,
    '@media': { [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
};

export const aside = styleIn('components', {
  '@media': {
    [media.fromMedium]: {
      gridColumn: 2,
      position: 'sticky',
      top: `calc(${vars.size.header} + ${vars.space[6]})`,
    },
    [media.print]: { position: 'static' },
  },
});

import { sharedRows } from '../../styles/measure.css.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

const columns = {
  width: '100%',
  display: 'grid',
  columnGap: vars.layout.gap,
  alignItems: 'start',
} as const;

/** A block: Firefox moves a grid that is taller than a printed page to the next one. */
const onPaper = { [media.print]: { display: 'block' } } as const;

export const split = {
  even: styleIn('components', {
    ...columns,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [media.belowSmall]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[5] },
      [media.fromSmall]: {
        vars: { [sharedRows.area]: 'span 3', [sharedRows.template]: 'subgrid' },
      },
      ...onPaper,
    },
  }),
  aside: styleIn('components', {
    ...columns,
    gridTemplateColumns: `minmax(0, 1fr) calc((100% - 2 * ${vars.layout.gap}) / 3)`,
    alignItems: 'first baseline',
    gap: `${vars.space[8]} clamp(${vars.space[6]}, 6.7vw, ${vars.space[9]})`,
    '@media': {
      [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      ...onPaper,
    },
  }),
};
for (const each of Object.values(split)) {
  globalStyleIn('components', `${each} > * + *`, {
    '@media': { [media.print]: { marginBlockStart: vars.space[6] } },
  });
}

/** The narrower column is sticky. */
export const aside = styleIn('components', {
  '@media': {
    [media.fromMedium]: { position: 'sticky', top: `calc(${vars.size.bar} + ${vars.space[6]})` },
    [media.print]: { position: 'static' },
  },
});

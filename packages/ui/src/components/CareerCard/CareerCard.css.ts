import { media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

/** The gap below each card; the last row has none, because the section has padding. */
const foot = vars.space[7];

const grid = (columns: number, narrowest: string, below: string) =>
  styleIn('components', {
    width: '100%',
    display: 'grid',
    // At most these, and fewer where a card would be too narrow to read.
    gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, ${narrowest}), ${Math.floor(100 / (columns + 0.5))}%), 1fr))`,
    columnGap: vars.layout.gap,
    marginBlockEnd: `calc(-1 * ${foot})`,
    '@media': {
      [below]: { display: 'block' },
      [media.print]: { display: 'grid', marginBlockEnd: '-8pt' },
    },
  });

export const columns = {
  2: grid(2, '13rem', media.belowSmall),
  3: grid(3, '11rem', media.belowMedium),
};

export const card = styleIn('components', {
  display: 'grid',
  // Its title and its text.
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  // Grows with large text, or the title's descenders would touch the line below.
  rowGap: `max(${vars.space[3]}, .7em)`,
  padding: `${vars.space[5]} 0 ${foot}`,
  borderTop: `1px solid ${vars.color.accentLine}`,
  breakInside: 'avoid',
  selectors: {
    // Three do not fit side by side on a tablet, so each has its title beside its text.
    [`${columns[3]} > &`]: {
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          columnGap: vars.layout.gap,
        },
      },
    },
  },
  '@media': { [media.print]: { rowGap: '3pt', padding: '6pt 0 8pt' } },
});

export const body = styleIn('components', {
  ...stacked(vars.space[3]),
  maxWidth: '33em',
});

export const item = styleIn('components', {
  padding: `${vars.space[3]} 0`,
  borderTop: `1px solid ${vars.color.hairline}`,
  // Without a text, the card's own rule is above the list.
  selectors: { 'ul:first-child > &:first-child': { paddingTop: 0, borderTop: 0 } },
});

import { floor } from '../../styles/plane.css.js';
import { globalStyleIn, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

/** As many columns as there is room for: two, three or four. */
export const cards = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: `${vars.space[6]} ${vars.layout.gap}`,
  vars: { [vars.fontSize.h3]: '1.5rem' },
  '@media': { [media.print]: { gap: '8pt' } },
  // Three fit a tablet.
  selectors: {
    '&:has(> :last-child:nth-child(3))': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    },
  },
});

/** Titles and texts share their rows. */
export const card = styleIn('components', {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  rowGap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
});

/** On a floor, the floor line is the rule. */
globalStyleIn('components', `${floor} ${card}`, { paddingBlockStart: 0, borderBlockStart: 0 });

/** Two are larger: they are compared, or speak to each other. */
const pair = `${cards}:has(> :last-child:nth-child(2))`;
globalStyleIn('components', pair, { vars: { [vars.fontSize.h3]: vars.fontSize.h2Small } });

export const body = styleIn('components', { ...stacked(vars.space[3]), maxWidth: '33em' });

globalStyleIn('components', `${pair} ${body}`, { fontSize: vars.fontSize.lead });
globalStyleIn('components', `${body} li + li`, { marginBlockStart: vars.space[2] });

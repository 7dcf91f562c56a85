import { floor } from '../../styles/plane.css.js';
import { globalStyleIn, media, serif, stacked, styleIn, vars } from '../../styles/stylesheet.js';

/** As many columns as there is room for: two, three or four. */
export const cards = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: `clamp(${vars.space[5]}, 3vw, ${vars.space[6]}) ${vars.layout.gap}`,
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

globalStyleIn('components', `${card} > h3`, { fontSize: '1.5rem' });

/** On a floor, the floor line is the rule. */
globalStyleIn('components', `${floor} ${card}`, { paddingBlockStart: 0, borderBlockStart: 0 });

/** Two are larger: they are compared, or speak to each other. */
const pair = `${cards}:has(> :last-child:nth-child(2))`;
globalStyleIn('components', `${pair} > ${card} > h3`, {
  '@media': { [media.fromSmall]: { fontSize: vars.fontSize.h2Small } },
});

export const body = styleIn('components', { ...stacked(vars.space[3]), maxWidth: '33em' });

globalStyleIn('components', `${pair} ${body}`, {
  '@media': { [media.fromSmall]: { fontSize: vars.fontSize.lead } },
});
globalStyleIn('components', `${body} li + li`, { marginBlockStart: vars.space[2] });
/** Their lines are read one against the other. */
globalStyleIn('components', `${pair} li`, {
  '@media': {
    [`${media.screen} and ${media.fromSmall}`]: {
      ...serif,
      marginBlockStart: 0,
      paddingBlock: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.hairline}`,
      fontSize: vars.fontSize.h3,
      lineHeight: 1.2,
      textWrap: 'balance',
    },
  },
});

/** The days of a week in brass: all of them, or some. */
export const week = {
  full: styleIn('components', { borderBlockStart: `12px solid ${vars.color.accentLine}` }),
  days: styleIn('components', {
    borderBlockStart: '12px solid',
    borderImage: `linear-gradient(to right, ${vars.color.accentLine} 20%, ${vars.color.hairline} 0 60%, ${vars.color.accentLine} 0 80%, ${vars.color.hairline} 0) 1`,
  }),
};

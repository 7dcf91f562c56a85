import { columnsFrom, stacked } from '../../styles/layout.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

export const cards = styleIn('components', {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: `clamp(20px, 3vw, ${vars.space[6]}) ${vars.layout.gap}`,
});

export const card = styleIn('components', {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  rowGap: `clamp(${vars.space[2]}, 1.5vw, ${vars.space[3]})`,
  breakInside: 'avoid',
});

export const body = styleIn('components', { ...stacked(vars.space[3]), maxWidth: '33em' });

export const largeBody = styleIn('components', {
  '@media': { [media.fromSmall]: { fontSize: vars.fontSize.lead } },
});

globalStyleIn('components', `${body} li + li`, { marginBlockStart: vars.space[2] });

export const summary = styleIn('components', {
  fontWeight: vars.fontWeight.medium,
  marginBlockEnd: vars.space[3],
  color: vars.color.accentText,
});

globalStyleIn('components', `${cards}:has(${largeBody})`, {
  gridTemplateColumns: columnsFrom('54rem', '16rem'),
});

const rows = styleIn('components', stacked('0'));

globalStyleIn('components', `${rows} > ${card}`, {
  gridTemplateRows: 'none',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlock: `clamp(${vars.space[4]}, 2vw, ${vars.space[5]}) clamp(${vars.space[5]}, 3vw, ${vars.space[7]})`,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.layout.gap,
      alignItems: 'first baseline',
    },
  },
});

export const layouts = { columns: undefined, rows };

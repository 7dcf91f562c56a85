import { endsInRule, media, styleIn, vars } from '../../styles/stylesheet.js';

export const list = styleIn('components', endsInRule);

export const block = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
  columnGap: vars.layout.gap,
  rowGap: vars.space[3],
  alignItems: 'first baseline',
  padding: `28px 0`,
  borderTop: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
  '@media': {
    [media.belowSmall]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { padding: '7pt 0' },
  },
});

export const text = styleIn('components', { maxWidth: '34em' });

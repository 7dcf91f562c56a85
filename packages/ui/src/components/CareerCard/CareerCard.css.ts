import { styleIn } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../theme/vars.css.js';

const grid = (columns: number, below: string) =>
  styleIn('components', {
    width: '100%',
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap: 'clamp(32px, 4.4vw, 64px)',
    '@media': { [below]: { display: 'block' }, [media.print]: { display: 'grid' } },
  });

export const columns = { 2: grid(2, media.belowSmall), 3: grid(3, media.belowMedium) };

/** Title and text share their rows with the neighbour. */
export const card = styleIn('components', {
  display: 'grid',
  gridRow: 'span 2',
  // Not `auto`: a long word would make the card wider than its column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space[3],
  alignContent: 'start',
  padding: `${vars.space[5]} 0 ${vars.space[7]}`,
  borderTop: `1px solid ${vars.color.accentLine}`,
  breakInside: 'avoid',
  '@media': { [media.print]: { rowGap: '3pt', padding: '6pt 0 8pt' } },
});

export const body = styleIn('components', {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  maxWidth: '33em',
});

export const items = styleIn('components', { width: '100%' });

export const item = styleIn('components', {
  padding: `${vars.space[3]} 0`,
  borderTop: `1px solid ${vars.color.hairline}`,
});

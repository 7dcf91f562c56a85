import { styleIn } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../theme/vars.css.js';

const columns = {
  width: '100%',
  display: 'grid',
  columnGap: 'clamp(32px, 4.4vw, 64px)',
  rowGap: vars.space[7],
  alignItems: 'start',
} as const;

export const split = {
  even: styleIn('components', {
    ...columns,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [media.belowSmall]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
  aside: styleIn('components', {
    ...columns,
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
    columnGap: 'clamp(40px, 8vw, 128px)',
    '@media': { [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
};

export const list = styleIn('components', { borderBottom: `1px solid ${vars.color.hairline}` });

export const item = styleIn('components', {
  padding: `${vars.space[4]} 0`,
  borderTop: `1px solid ${vars.color.hairline}`,
  textWrap: 'pretty',
});

export const listTitle = styleIn('components', {
  paddingBottom: vars.space[4],
  breakAfter: 'avoid',
});

import { styleIn } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../theme/vars.css.js';

export const ledger = styleIn('components', {
  width: '100%',
  // Not the window decides whether terms have a column, but the room there is.
  containerType: 'inline-size',
  fontFeatureSettings: '"tnum", "lnum"',
  borderBottom: `1px solid ${vars.color.hairline}`,
});

/** The double rule under the last figure of an account: once a page. */
export const closed = styleIn('components', {
  borderBottom: `3px double ${vars.color.accentLine}`,
});

export const entry = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: 'minmax(8.5rem, 1fr) minmax(0, 3fr)',
  columnGap: vars.layout.gap,
  rowGap: vars.space[1],
  padding: '18px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
  '@container': { '(max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [media.print]: { padding: '5pt 0' } },
});

export const term = styleIn('components', { color: vars.color.muted });

export const value = styleIn('components', { maxWidth: '36em' });

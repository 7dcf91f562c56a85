import { styleIn } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../theme/vars.css.js';

export const back = styleIn('components', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.target,
  ':hover': { textDecorationColor: 'currentColor' },
  '@media': { [media.print]: { display: 'none' } },
});

import { styleIn } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../theme/vars.css.js';

export const picture = styleIn('components', {
  width: vars.size.portrait,
  aspectRatio: '1',
  objectFit: 'cover',
  '@media': { [media.print]: { width: '45mm' } },
});

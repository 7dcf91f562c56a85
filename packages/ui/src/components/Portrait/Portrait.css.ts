import { styleIn } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../theme/vars.css.js';

export const frame = styleIn('components', {
  width: vars.size.portrait,
  maxWidth: '100%',
  '@media': {
    [media.belowMedium]: { width: '240px' },
    [media.print]: { width: '30mm' },
  },
});

export const fullSize = styleIn('components', {
  '@media': {
    [media.belowMedium]: { width: vars.size.portrait },
    [media.print]: { width: '45mm' },
  },
});

/** Beside text a drawn room only fills a gap, and on a phone there is none. */
export const standIn = styleIn('components', {
  '@media': { [media.belowSmall]: { display: 'none' } },
});

export const picture = styleIn('components', {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
});

export const letters = styleIn('components', { fill: vars.color.onPlane });

export const caption = styleIn('components', {
  marginTop: vars.space[3],
  fontSize: vars.fontSize.tiny,
  color: vars.color.muted,
});

import { pageEdge } from '../../styles/layout.css.js';
import { inFront } from '../../styles/fragments.js';
import { styleIn, vars } from '../../styles/stylesheet.js';
import { loneSentence } from '../../styles/typography.js';

export const band = styleIn('components', {
  width: '100%',
  background: vars.color.sunken,
  // Paper has the token's own size.
  '@media': { screen: { vars: { [vars.fontSize.statement]: loneSentence } } },
  paddingInline: pageEdge,
  paddingBlock: 'clamp(48px, 5.5vw, 80px) clamp(48px, 5vw, 72px)',
});

/** Unlike `overflow`, also clips light that is placed from above; one pixel more, or a seam would show. */
export const clipped = styleIn('components', { clipPath: 'inset(0 0 -1px)' });

export const words = styleIn('components', inFront);

export const stats = styleIn('components', { marginBottom: 'clamp(40px, 4.5vw, 64px)' });

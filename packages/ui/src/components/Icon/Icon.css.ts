import { createVar, fallbackVar } from '@vanilla-extract/css';
import { styleIn } from '../../styles/stylesheet.js';

/** Space before an icon that follows a text. @default 0 */
export const iconGap = createVar('iconGap');
/** Width of its strokes. @default 1.5 */
export const iconStroke = createVar('iconStroke');

export const icon = styleIn('primitives', {
  display: 'inline-block',
  width: '1em',
  height: '1em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  marginInlineStart: fallbackVar(iconGap, '0'),
  strokeWidth: fallbackVar(iconStroke, '1.5'),
  verticalAlign: '-.12em',
});

/** Mirrored in right-to-left text. */
export const alongText = styleIn('primitives', {
  selectors: { ':dir(rtl) > &': { scale: '-1 1' } },
});

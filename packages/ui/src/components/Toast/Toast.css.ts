import { keyframes } from '@vanilla-extract/css';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

export const viewport = styleIn('components', {
  position: 'fixed',
  zIndex: 19,
  insetInlineEnd: vars.space[5],
  insetBlockEnd: vars.space[5],
  width: 'min(400px, 100% - 32px)',
  '@media': {
    // Below the bar: the keyboard covers the lower half of a phone.
    [media.belowSmall]: {
      insetInlineEnd: vars.space[4],
      insetBlock: `calc(${vars.size.bar} + ${vars.space[2]}) auto`,
    },
    [media.short]: { insetBlock: 'auto 0' },
    [media.print]: { display: 'none' },
  },
});

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const shadow = `0 0 0 1px ${vars.color.hairline}, 0 24px 64px -16px ${vars.color.shadow}`;

const base = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) ${vars.size.target}`,
  columnGap: vars.space[3],
  alignItems: 'start',
  padding: `${vars.space[4]} ${vars.space[2]} ${vars.space[4]} ${vars.space[4]}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  boxShadow: shadow,
  animation: `${enter} ${vars.motion.calm} ${vars.motion.ease}`,
  // Its shadow must not replace one of the focus ring's two tones.
  ':focus-visible': { boxShadow: `0 0 0 2px ${vars.color.bg}, ${shadow}` },
  selectors: {
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

const withEdge = (color: string) =>
  styleIn('components', { borderInlineStart: `4px solid ${color}` });

export const toast = {
  error: `${base} ${withEdge(vars.color.danger)}`,
  success: `${base} ${withEdge(vars.color.success)}`,
};

const signBase = { display: 'grid', fontSize: '1.125rem', paddingBlockStart: '.2em' };

export const sign = {
  error: styleIn('components', { ...signBase, color: vars.color.danger }),
  success: styleIn('components', { ...signBase, color: vars.color.success }),
};

export const title = styleIn('components', {
  fontWeight: vars.fontWeight.strong,
  fontSize: '1rem',
});

export const closer = styleIn('components', {
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  marginBlockStart: '-10px',
});

/** Three lines of text and some space, to keep fields clear of the notice. */
const height = '11rem';

// Scrolls the focused field out from behind the notice.
globalStyleIn('components', `html:has(${base})`, {
  scrollPaddingBlockEnd: height,
  '@media': {
    [media.belowSmall]: {
      scrollPaddingBlock: `calc(${vars.size.bar} + ${height}) 0`,
    },
    // Half of the window has to do for field and label.
    [media.short]: { scrollPaddingBlock: '2.5rem 50%' },
  },
});

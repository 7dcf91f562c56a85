import { keyframes } from '@vanilla-extract/css';
import { classes } from '../../styles/classes.js';
import { edge } from '../../styles/measure.css.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

/**
 * A band at the window's edge, because a floating card would cover a heading or a field.
 */
const band = styleIn('components', {
  position: 'fixed',
  zIndex: 9,
  insetInline: 0,
  // Its outer edge is the window's.
  insetBlock: 'auto -2px',
  '@media': { [media.print]: { display: 'none' } },
});

export const viewport = {
  error: classes(
    band,
    styleIn('components', {
      '@media': {
        // Below the bar: the keyboard covers the lower half of a phone.
        [media.belowSmall]: { insetBlock: `${vars.size.bar} auto` },
        [media.short]: { insetBlock: 'auto -2px' },
      },
    }),
  ),
  success: band,
};

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const base = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) ${vars.size.target}`,
  columnGap: vars.space[3],
  alignItems: 'start',
  paddingInline: edge,
  paddingBlock: vars.space[4],
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  animation: `${enter} ${vars.motion.calm} ${vars.motion.ease}`,
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: {
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

const withEdge = (color: string) => styleIn('components', { borderBlock: `2px solid ${color}` });
const edges = { error: withEdge(vars.color.danger), success: withEdge(vars.color.success) };

export const toast = {
  error: classes(base, edges.error),
  success: classes(base, edges.success),
};

const signBase = { display: 'grid', fontSize: '1.125rem', paddingBlockStart: '.2em' };

export const sign = {
  error: styleIn('components', { ...signBase, color: vars.color.danger }),
  success: styleIn('components', { ...signBase, color: vars.color.success }),
};

/** Side by side where there is room. */
export const words = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
});

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

// Scrolls the focused element out from behind the notice, with some space.
globalStyleIn('components', `html:has(${base})`, {
  scrollPaddingBlockEnd: '9rem',
  '@media': {
    // Half of the window has to suffice for field and label.
    [media.short]: { scrollPaddingBlock: '2.5rem 50%' },
  },
});
globalStyleIn('components', `html:has(${edges.error})`, {
  '@media': {
    [media.belowSmall]: { scrollPaddingBlock: `calc(${vars.size.bar} + 9rem) 0` },
    [media.short]: { scrollPaddingBlock: '2.5rem 50%' },
  },
});

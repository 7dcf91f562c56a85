import { classes } from '../../styles/classes.js';
import { createVar, keyframes } from '@vanilla-extract/css';
import { zIndex } from '../../styles/fragments.js';
import { pageEdge } from '../../styles/layout.css.js';
import { noPrint } from '../../styles/print.css.js';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

const color = createVar();

/** At the window's edge, because a floating card would cover a heading or a field. */
export const viewport = classes(
  noPrint,
  styleIn('components', {
    position: 'fixed',
    zIndex: zIndex.toast,
    insetInline: 0,
    // The outer edge is outside the window.
    insetBlock: 'auto -2px',
  }),
);

export const tones = {
  error: styleIn('components', {
    vars: { [color]: vars.color.danger },
    '@media': {
      // Below the header: the keyboard covers the lower half of a phone.
      [media.belowSmall]: { insetBlock: `${vars.size.header} auto` },
      [media.minimalHeight]: { insetBlock: 'auto -2px' },
    },
  }),
  success: styleIn('components', { vars: { [color]: vars.color.success } }),
};

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const toast = styleIn('components', {
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) ${vars.size.target}`,
  columnGap: vars.space[3],
  alignItems: 'start',
  paddingInline: pageEdge,
  paddingBlock: vars.space[4],
  background: vars.color.surface,
  borderBlock: `2px solid ${color}`,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: 1.5,
  textWrap: 'pretty',
  animation: `${enter} ${vars.motion.calm} ${vars.motion.ease}`,
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: {
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const icon = styleIn('components', {
  display: 'grid',
  paddingBlockStart: '.2em',
  color,
  fontSize: '1.125rem',
});

export const words = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
});

export const title = styleIn('components', {
  fontWeight: vars.fontWeight.strong,
  fontSize: vars.fontSize.controlCompact,
});

export const closeButton = styleIn('components', {
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  marginBlockStart: '-10px',
});

// Scrolls the focused element out from behind the notice, with some space.
globalStyleIn('components', `html:has(${toast})`, {
  scrollPaddingBlockEnd: '9rem',
  '@media': {
    // Leaves half of the window to field and label.
    [media.minimalHeight]: { scrollPaddingBlock: '2.5rem 50%' },
  },
});
globalStyleIn('components', `html:has(${tones.error} > ${toast})`, {
  '@media': {
    [media.belowSmall]: { scrollPaddingBlock: `calc(${vars.size.header} + 9rem) 0` },
    [media.minimalHeight]: { scrollPaddingBlock: '2.5rem 50%' },
  },
});

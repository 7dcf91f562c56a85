import { keyframes } from '@vanilla-extract/css';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { underline } from '../../styles/typography.js';
import { navigationLink } from './navigationLink.js';

const withoutPopover = 'not selector(:popover-open)';

const iconButton = {
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  flex: 'none',
  width: vars.size.target,
  height: vars.size.target,
  fontSize: '1.25rem',
} as const;
/** Aligns the icon, not its target, with the content's edge. */
const outset = `calc((1.25rem - ${vars.size.target}) / 2)`;

export const openButton = styleIn('components', {
  ...iconButton,
  alignSelf: 'center',
  marginInlineEnd: outset,
  '@media': { [media.fromBar]: { display: 'none' } },
  '@supports': { [withoutPopover]: { display: 'none' } },
});

const slide = keyframes({ from: { insetInlineEnd: '-8px', opacity: 0 } });
const margin = '40px';

export const sheet = styleIn('components', {
  position: 'fixed',
  insetBlock: 0,
  insetInline: 'auto 0',
  display: 'flex',
  flexDirection: 'column',
  width: `min(${vars.size.sheet}, 100vw - ${margin})`,
  maxWidth: 'none',
  height: ['100vh', '100dvh'],
  maxHeight: 'none',
  padding: `14px ${vars.space[5]} ${vars.space[5]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 6',
  background: vars.color.bg,
  color: vars.color.text,
  border: 0,
  borderInlineStart: `2px solid ${vars.color.accentLine}`,
  boxShadow: `0 24px 64px -16px ${vars.color.shadow}`,
  animation: `${slide} ${vars.motion.calm} ${vars.motion.ease}`,
  '::backdrop': { background: vars.color.scrim },
  '@media': {
    [media.fromSmall]: { width: `min(${vars.size.sheetWide}, 100vw - ${margin})` },
  },
  selectors: { '&:not(:popover-open, [open])': { display: 'none' } },
  // Without popover support: a list of links below the header.
  '@supports': {
    [withoutPopover]: {
      display: 'none',
      '@media': { [media.belowBar]: { all: 'unset', gridArea: '2 / 1 / auto / span 2' } },
    },
  },
});

// A browser without popovers ignores what it does not know in `:is()`, instead of the whole rule.
globalStyleIn('components', `html:has(${sheet}:is(:popover-open, [open]))`, {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
});

export const closeButton = styleIn('components', {
  ...iconButton,
  alignSelf: 'flex-end',
  // No negative margin, because WebKit would let the sheet scroll sideways.
  insetInlineEnd: outset,
  marginBlockEnd: vars.space[3],
  '@supports': { [withoutPopover]: { display: 'none' } },
});

export const item = styleIn('components', {
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const entry = styleIn('components', {
  ...navigationLink,
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '56px',
  paddingBlock: vars.space[2],
  fontFamily: vars.font.serif,
  fontSize: vars.fontSize.h3Small,
  lineHeight: 1.2,
  textAlign: 'start',
  listStyle: 'none',
  selectors: {
    '&[aria-current]': underline('2px', '.25em'),
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const chevron = styleIn('components', {
  display: 'flex',
  fontSize: '1.25rem',
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { 'details[open] > * > &': { transform: 'rotate(180deg)' } },
});

export const groupLinks = styleIn('components', {
  marginBlockEnd: vars.space[3],
  borderInlineStart: `1px solid ${vars.color.accentLine}`,
});

export const groupLink = styleIn('components', {
  ...navigationLink,
  paddingInlineStart: vars.space[4],
  lineHeight: vars.lineHeight.snug,
  selectors: { '&[aria-current]': underline('2px', '.3em') },
});

export const languages = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
});

export const action = styleIn('components', { display: 'grid', marginBlockStart: vars.space[2] });

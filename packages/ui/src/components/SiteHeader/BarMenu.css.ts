import { createVar } from '@vanilla-extract/css';
import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { underline } from '../../styles/typography.js';
import { navigationLink } from './navigationLink.js';
import { hoverDelays } from '../../theme/tokens.js';

const inset = 'clamp(8px, 1vw, 14px)';
const stroke = `linear-gradient(${vars.color.accentText} 0 0) no-repeat`;
const faint = `color-mix(in oklab, ${vars.color.accentText} 60%, transparent)`;
/** Distance from the lower edge of a link to that of the header. */
const belowEntry = `calc((${vars.size.header} - ${vars.size.target}) / 2)`;

/** Radix sets `dir` on navigation, list and panels; the layout follows the page. */
const pageDirection = { direction: 'inherit' } as const;

export const nav = styleIn('components', {
  ...pageDirection,
  display: 'flex',
  '@media': { [media.belowBar]: { display: 'none' } },
});

// Radix makes the wrapper of the list `relative`; panels need the width of the header.
globalStyleIn('components', `${nav} > div`, {
  display: 'flex',
  position: 'static !important' as 'static',
});

export const list = styleIn('components', {
  ...pageDirection,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space[1],
});

export const group = styleIn('components', {
  position: 'relative',
  anchorName: '--group',
  anchorScope: '--group',
  '@supports': { '(anchor-scope: --group)': { position: 'static' } },
});

export const entry = styleIn('components', {
  ...navigationLink,
  gap: vars.space[2],
  paddingInline: inset,
  background: `${stroke} ${inset} 100% / 0 2px`,
  fontSize: vars.fontSize.controlCompact,
  transition: `background-size ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: {
    '&:dir(rtl)': { backgroundPositionX: `calc(100% - ${inset})` },
    '&[aria-current], &[aria-expanded=true]': { backgroundSize: `calc(100% - 2 * ${inset}) 2px` },
    // Fainter than the line of the entry whose panel is open.
    [`${list}:has(> * > [aria-expanded=true]) > * > &:not([aria-expanded=true])`]: {
      backgroundImage: `linear-gradient(${faint} 0 0)`,
    },
    // Aligns the text of the last link with the header's edge.
    [`${list} > :last-child > &`]: { marginInlineEnd: `calc(-1 * ${inset})` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
});

export const chevron = styleIn('components', {
  display: 'flex',
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

// Radix's focus proxy is focusable, but hidden from assistive technology. Panels follow their buttons.
globalStyleIn('components', `${group} > [aria-hidden]`, { display: 'none' });

const panelWidth = createVar();
/** Aligns the texts of button and panel. */
const indent = `calc(${inset} - ${vars.space[5]})`;
const appear = `${vars.motion.quick} ${vars.motion.ease}`;

export const panel = styleIn('components', {
  ...pageDirection,
  vars: { [panelWidth]: vars.size.barPanel },
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(100% + ${belowEntry})`,
  insetInlineStart: indent,
  width: panelWidth,
  padding: `${vars.space[2]} ${vars.space[5]}`,
  background: vars.color.surface,
  borderBlockStart: `2px solid ${vars.color.accentLine}`,
  boxShadow: `0 0 0 1px ${vars.color.hairline}, 0 24px 64px -16px ${vars.color.shadow}`,
  // Bridges the gap to the panel for the pointer (WCAG 1.4.13).
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    height: `calc(${belowEntry} + 2px)`,
  },
  '@supports': {
    // Below its button, within the header.
    '(anchor-scope: --group)': {
      positionAnchor: '--group',
      insetBlockStart: '100%',
      insetInlineStart: `min(anchor(start) + ${indent}, 100% - ${panelWidth})`,
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
  transition: `opacity ${appear}, translate ${appear}`,
  '@starting-style': { opacity: 0, translate: '0 -4px' },
  selectors: {
    // Closed panels are in the HTML, where CSS opens them; React takes them out. While hidden, their
    // links are not in the tab order.
    '&[data-state=closed]': {
      visibility: 'hidden',
      transition: `visibility 0s ${hoverDelays.close}ms`,
    },
    [`${group}:hover > &[data-state=closed]`]: {
      visibility: 'visible',
      transitionDelay: `${hoverDelays.open}ms`,
    },
    // No transition, instead of no delay, so that it also ends a hover that is under way.
    [`${group}:focus-within > &[data-state=closed]`]: { visibility: 'visible', transition: 'none' },
    // Hover wins over focus: never two panels at a time.
    [`${list}:has(> ${group}:hover) > ${group}:not(:hover) > &[data-state=closed]`]: {
      visibility: 'hidden',
    },
  },
});

export const languages = styleIn('components', {
  vars: { [panelWidth]: '12.5rem' },
  '@supports': {
    // The last group has more room on its left.
    'not (anchor-scope: --group)': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  },
});

export const panelItem = styleIn('components', {
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
});

export const panelLink = styleIn('components', {
  display: 'grid',
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 6',
  paddingBlock: '14px',
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
});

export const panelLabel = styleIn('components', {
  fontFamily: vars.font.serif,
  fontSize: vars.fontSize.h4,
  lineHeight: 1.25,
  selectors: {
    [`${panelLink}:is(:hover, :focus-visible, [aria-current]) > &`]: {
      color: vars.color.primary,
      ...underline('1px', '.2em'),
    },
    [`${panelLink}[aria-current] > &`]: { textDecorationThickness: '2px' },
  },
});

export const panelDescription = styleIn('components', {
  marginBlockStart: '2px',
  color: vars.color.muted,
  fontSize: vars.fontSize.small,
});

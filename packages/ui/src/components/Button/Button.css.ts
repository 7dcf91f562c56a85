import { classes } from '../../styles/classes.js';
import { globalStyleIn, media, onPaper, styleIn, vars } from '../../styles/stylesheet.js';
import { serif, underline } from '../../styles/typography.js';

/** Marks a button that keeps its colour while it is disabled, because it is busy. */
export const busy = styleIn('primitives', {});

/** `:disabled` by the `fieldset` around it, too. */
const disabled = '&:is([aria-disabled=true], :disabled)';
const greyed = { [disabled]: { color: 'GrayText' } };

/** As wide as the longer of both labels. */
export const label = styleIn('primitives', {
  display: 'inline-block',
  // Underlines don't reach an inline block by themselves.
  textDecoration: 'inherit',
  '::before': {
    content: 'attr(data-other-label)',
    display: 'block',
    height: 0,
    visibility: 'hidden',
  },
});

export const filled = styleIn('primitives', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  // A row stretches it beside a field.
  height: 'fit-content',
  minHeight: vars.size.control,
  padding: `${vars.space[3]} ${vars.size.controlInset}`,
  borderRadius: vars.radius.control,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.fontWeight.medium,
  fontSize: vars.fontSize.control,
  lineHeight: 1.25,
  textDecoration: 'none',
  textAlign: 'center',
  textWrap: 'balance',
  // In a flex row a field shrinks instead; on a phone there is one column.
  flexShrink: 0,
  maxWidth: '100%',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  ':hover': { background: vars.color.primaryHover },
  selectors: {
    '&[aria-current]': {
      ...underline('2px', '.4em'),
      textDecorationColor: 'currentColor',
    },
    '&[aria-disabled=true]': { cursor: 'default' },
    [`${disabled}:not(${busy})`]: {
      background: vars.color.sunkenDeep,
      color: vars.color.muted,
    },
  },
  '@media': {
    [media.belowSmall]: { flexShrink: 1, width: '100%', paddingInline: vars.space[4] },
    [media.forcedColors]: { border: '1px solid', selectors: greyed },
  },
});

export const outline = classes(
  filled,
  styleIn('primitives', {
    border: `1px solid ${vars.color.primary}`,
    background: 'none',
    color: vars.color.primary,
    ':hover': { background: vars.color.beamOnBg },
  }),
);

export const quiet = styleIn('primitives', {
  display: 'inline-block',
  paddingBlock: '9px',
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.55,
  textAlign: 'start',
  ...underline('1.5px', '.3em'),
  ':hover': { textDecorationColor: 'currentColor' },
  selectors: {
    [disabled]: {
      color: vars.color.muted,
      textDecorationLine: 'none',
      cursor: 'default',
    },
  },
  '@media': { [media.forcedColors]: { selectors: greyed } },
});

const compact = styleIn('components', {
  minHeight: vars.size.target,
  padding: `${vars.space[2]} ${vars.size.controlInsetCompact}`,
  fontSize: vars.fontSize.controlCompact,
  '@media': {
    [media.belowSmall]: { width: 'auto', paddingInline: vars.space[3] },
  },
  // Outlined in the dark scheme: the header is always in view, and a view has one filled cream button.
  border: `1px solid ${vars.color.primary}`,
  background: `light-dark(${vars.color.primary}, transparent)`,
  color: `light-dark(${vars.color.onPrimary}, ${vars.color.primary})`,
  ':hover': { background: `light-dark(${vars.color.primaryHover}, ${vars.color.beamOnBg})` },
});

const large = styleIn('components', {
  ...serif,
  fontSize: vars.fontSize.h2Small,
  lineHeight: 1.2,
  // Three such buttons fit the first view of a phone.
  '@media': { [media.belowSmall]: { fontSize: vars.fontSize.h4 } },
});

export const sizes = { regular: undefined, compact, large };

globalStyleIn('primitives', `${quiet} > svg`, { marginInlineStart: '.4em' });
// The arrow of a new tab already has the `gap` before it.
globalStyleIn('primitives', `${filled} > span > svg`, { marginInlineStart: 0 });

// A link that looks like a button is text on paper; those to other pages of the site are left out.
const link = `:is(${filled}, ${quiet})`;
onPaper(link, {
  display: 'inline',
  minHeight: 0,
  padding: 0,
  border: 0,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
});
onPaper(`${link}:not([href*=":"])`, { display: 'none' });
onPaper(`${link}[data-address]::after`, {
  content: '" (" attr(data-address) ")"',
  whiteSpace: 'pre',
});

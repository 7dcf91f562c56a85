import type { StyleRule } from '@vanilla-extract/css';
import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const contents = styleIn('components', {
  width: '100%',
  fontSize: vars.fontSize.small,
  '@media': {
    // Padded for the focus ring.
    [media.fromMedium]: {
      // Sticky beside the text, below a heading of two lines.
      maxHeight: `calc(100dvh - ${vars.size.bar} - 12rem)`,
      overflowY: 'auto',
      marginInline: '-4px',
      paddingInline: vars.space[1],
    },
    [media.print]: { display: 'none' },
  },
});

/**
 * Always open beside the text where browsers support `::details-content`; older ones keep the
 * disclosure.
 */
const open = (rule: StyleRule) => ({
  '@supports': { 'selector(::details-content)': { '@media': { [media.fromMedium]: rule } } },
});

export const fold = styleIn('components', {
  selectors: { '&::details-content': open({ contentVisibility: 'visible' }) },
});

export const chevron = styleIn('components', {
  display: 'flex',
  selectors: { [`${fold}[open] &`]: { rotate: '180deg' } },
});

export const list = styleIn('components', {
  '@media': { [media.tablet]: { columns: 2, columnGap: vars.layout.gap } },
});

/** A heading, beside the text. */
export const label = styleIn('components', {
  display: 'none',
  marginBlockEnd: vars.space[2],
  color: vars.color.muted,
  ...open({ display: 'block' }),
});

export const summary = styleIn('components', {
  listStyle: 'none',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: vars.size.target,
  borderBlock: `1px solid ${vars.color.hairline}`,
  cursor: 'pointer',
  ...open({ display: 'none' }),
});

export const link = styleIn('components', {
  display: 'block',
  paddingBlock: '7px',
  '@media': { [media.belowMedium]: { paddingBlock: '11px' } },
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  // A number hangs, and so does a line that wraps.
  paddingInlineStart: '1.9em',
  textIndent: '-1.9em',
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
});

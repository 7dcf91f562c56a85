import {
  eyebrowStyle,
  globalStyleIn,
  inFront,
  media,
  stacked,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';

const gap = `clamp(${vars.space[4]}, 2vw, ${vars.space[5]})`;

export const words = styleIn('components', {
  // For a site's own rules for page transitions.
  viewTransitionName: 'wall',
  viewTransitionClass: 'words',
  ...inFront,
  ...stacked(gap),
});

/** The link to the page above, and the eyebrow. */
export const backAndEyebrow = styleIn('components', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  fontSize: eyebrowStyle.fontSize,
  '@media': eyebrowStyle['@media'],
});

// Not in a sentence, so WCAG 2.5.8 requires a target of full height.
globalStyleIn('components', `${backAndEyebrow} :where(a)`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
});
globalStyleIn('components', `${backAndEyebrow} a:not(:hover, :focus-visible)`, {
  textDecorationLine: 'none',
});

export const eyebrow = styleIn('components', eyebrowStyle);

/** Without an eyebrow, the title begins as high as with one. */
export const titleFirst = styleIn('components', {
  '@media': { [media.screen]: { paddingBlockStart: `calc(1.5rem + ${gap})` } },
});

export const lead = styleIn('components', {
  maxWidth: '32em',
  fontSize: vars.fontSize.lead,
  lineHeight: 1.5,
  textWrap: 'balance',
});

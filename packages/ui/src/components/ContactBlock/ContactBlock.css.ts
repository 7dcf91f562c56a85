import { edge } from '../../styles/measure.css.js';
import {
  beside,
  globalStyleIn,
  lead,
  media,
  stacked,
  styleIn,
  vars,
} from '../../styles/stylesheet.js';
import { gap as signatureGap } from '../Signature/Signature.css.js';

export const room = styleIn('components', {
  width: '100%',
  '@media': { [media.print]: { paddingBlock: '8pt', breakInside: 'avoid' } },
});

export const split = styleIn('components', {
  ...beside,
  paddingInline: edge,
  // Halves: the portrait is placed by them.
  '@media': { ...beside['@media'], [media.belowWide]: {} },
});

/** Its width; it is upright, 4 to 5. */
const portrait = 'clamp(128px, 14vw, 200px)';

export const wall = styleIn('components', {
  paddingInline: edge,
  paddingBlock: `36px ${vars.space[5]}`,
  '@media': {
    [media.fromMedium]: {
      // Of the portrait, and 36 px above it.
      minHeight: `calc(36px + 1.25 * ${portrait})`,
      paddingInlineEnd: `calc(50% + ${vars.layout.gap} / 2)`,
    },
    [media.print]: { minHeight: 0, padding: 0 },
  },
});

export const floor = styleIn('components', {
  paddingBlock: 'clamp(20px, 2.4vw, 32px) clamp(32px, 4vw, 44px)',
  '@media': { [media.print]: { paddingBlock: '8pt 0', borderTop: 0 } },
});

export const terms = styleIn('components', stacked(vars.space[5]));

export const words = styleIn('components', {
  ...stacked(vars.space[5]),
  // Without a note the actions are in one row.
  selectors: {
    [`&:has(+ ${terms} > :only-child)`]: {
      '@media': { [media.fromMedium]: { gridColumn: '1 / -1' } },
    },
  },
});

/** The portrait ends at the floor line, as the doors do. */
export const signed = styleIn('components', {
  '@media': {
    [`${media.screen} and ${media.fromMedium}`]: {
      position: 'absolute',
      bottom: '100%',
      insetInlineStart: `calc(50% + ${vars.layout.gap} / 2)`,
      insetInlineEnd: edge,
    },
  },
});

const signedPortrait = `${signed} > * > :first-child`;
globalStyleIn('components', signedPortrait, {
  '@media': { [`${media.screen} and ${media.fromMedium}`]: { width: portrait } },
});
globalStyleIn('components', `${signedPortrait} > *`, {
  '@media': { [media.fromMedium]: { width: '100%' } },
});

export const text = styleIn('components', { maxWidth: '33em', ...lead });

export const note = styleIn('components', {
  maxWidth: '30em',
  fontSize: '1.25rem',
  lineHeight: 1.5,
  // Below the name.
  '@media': {
    [`${media.screen} and ${media.fromWide}`]: {
      marginInlineStart: `calc(${portrait} + ${signatureGap})`,
    },
  },
});

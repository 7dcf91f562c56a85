import { edge } from '../../styles/measure.css.js';
import { globalStyleIn, lead, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const room = styleIn('components', {
  width: '100%',
  '@media': { [media.print]: { paddingBlock: '8pt', breakInside: 'avoid' } },
});

/** Its width; it is upright, 4 to 5. */
const portrait = 'clamp(128px, 14vw, 200px)';

/** Above the portrait, and at the end of the block. */
const space = 'clamp(40px, 5vw, 72px)';

/** The heading is on the floor line, as the portrait beside it. */
export const wall = styleIn('components', {
  display: 'flex',
  alignItems: 'end',
  paddingInline: edge,
  paddingBlock: `${space} ${vars.space[6]}`,
  '@media': {
    [media.fromMedium]: {
      minHeight: `calc(${space} + 1.25 * ${portrait})`,
      paddingInlineEnd: `calc(50% + ${vars.layout.gap} / 2)`,
    },
    [media.print]: { minHeight: 0, padding: 0 },
  },
});

export const floor = styleIn('components', {
  ...stacked(vars.space[5]),
  paddingInline: edge,
  paddingBlock: `${vars.space[6]} ${space}`,
  '@media': { [media.print]: { paddingBlock: '8pt 0', borderTop: 0 } },
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
  maxWidth: '33em',
  color: vars.color.muted,
  textWrap: 'pretty',
});

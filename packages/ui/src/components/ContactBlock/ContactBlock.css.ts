import { edge } from '../../styles/measure.css.js';
import { beside, lead, media, stacked, styleIn, vars } from '../../styles/stylesheet.js';

export const room = styleIn('components', {
  width: '100%',
  '@media': { [media.print]: { paddingBlock: '8pt', breakInside: 'avoid' } },
});

export const split = styleIn('components', {
  ...beside,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingInline: edge,
});

export const wall = styleIn('components', {
  paddingInline: edge,
  paddingBlock: `clamp(44px, 6vw, 88px) ${vars.space[5]}`,
  '@media': {
    [media.fromMedium]: {
      minHeight: 'clamp(264px, 24vw, 336px)',
      paddingInlineEnd: `calc(50% + ${vars.layout.gap} / 2)`,
    },
    [media.print]: { minHeight: 0, padding: 0 },
  },
});

export const floor = styleIn('components', {
  paddingBlock: 'clamp(20px, 3.2vw, 48px) clamp(32px, 6vw, 88px)',
  '@media': { [media.print]: { paddingBlock: '8pt 0', borderTop: 0 } },
});

export const words = styleIn('components', stacked(vars.space[5]));

export const terms = styleIn('components', stacked(vars.space[5]));

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

export const text = styleIn('components', { maxWidth: '33em', ...lead });

export const note = styleIn('components', {
  maxWidth: '30em',
  fontSize: '1.25rem',
  lineHeight: 1.5,
});

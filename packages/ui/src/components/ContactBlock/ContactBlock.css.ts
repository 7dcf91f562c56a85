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

export const room = styleIn('components', {
  '@media': { [media.print]: { paddingBlock: '8pt', breakInside: 'avoid' } },
});

export const split = styleIn('components', {
  ...beside,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingInline: edge,
});

/** The portrait ends at the floor line, as the doors do. */
export const wall = styleIn('components', {
  paddingBlockStart: 'clamp(56px, 6vw, 88px)',
  rowGap: vars.space[7],
  '@media': {
    [media.fromMedium]: { minHeight: 'clamp(264px, 24vw, 336px)' },
    [media.print]: { minHeight: 0, paddingBlockStart: 0 },
  },
});

globalStyleIn('components', `${wall} > :last-child`, {
  alignSelf: 'end',
  alignItems: 'end',
});

export const floor = styleIn('components', {
  paddingBlock: 'clamp(32px, 3.2vw, 48px) clamp(56px, 6vw, 88px)',
  '@media': { [media.print]: { paddingBlock: '8pt 0', borderTop: 0 } },
});

export const words = styleIn('components', stacked(vars.space[5]));

export const text = styleIn('components', { maxWidth: '33em', ...lead });

export const note = styleIn('components', { maxWidth: '36em', color: vars.color.muted });

import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { tokens } from '../../theme/tokens.js';

export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

const steps = Object.keys(tokens.space) as unknown as Space[];

export const stack = Object.fromEntries(
  steps.map((step) => [
    step,
    styleIn('primitives', {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      // Inside another stack it takes the width, and so does what fills it: a description list, a panel.
      alignSelf: 'stretch',
      gap: vars.space[step],
    }),
  ]),
) as Record<Space, string>;

export const inline = styleIn('primitives', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // In a stack too, a button is as wide as a phone.
  alignSelf: 'stretch',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

/** A word about an action follows them all where they are in one row. */
globalStyleIn('primitives', `${inline} > p`, { '@media': { [media.fromSmall]: { order: 1 } } });

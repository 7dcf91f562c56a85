import { styleIn, vars } from '../../styles/stylesheet.js';
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
      // Full width inside another stack, as are lists and panels.
      alignSelf: 'stretch',
      gap: vars.space[step],
    }),
  ]),
) as Record<Space, string>;

import { classes } from '../../styles/classes.js';
import { globalStyleIn, styleIn, vars } from '../../styles/stylesheet.js';
import { tokens } from '../../theme/tokens.js';

export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

const steps = Object.keys(tokens.space) as unknown as Space[];

const column = styleIn('primitives', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
});

// Full width, like lists and panels; buttons, links and pictures keep their own width.
globalStyleIn('primitives', `${column} > :where(div, fieldset, form, hr)`, {
  alignSelf: 'stretch',
});

export const stack = Object.fromEntries(
  steps.map((step) => [step, classes(column, styleIn('primitives', { gap: vars.space[step] }))]),
) as Record<Space, string>;

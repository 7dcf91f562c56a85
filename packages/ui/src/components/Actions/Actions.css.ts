import { globalStyleIn, styleIn, vars } from '../../styles/stylesheet.js';

export const actions = styleIn('primitives', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Full width on a phone, also in a stack.
  alignSelf: 'stretch',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

/** Further from a paragraph than its lines from each other. */
globalStyleIn('primitives', `p + ${actions}`, { marginBlockStart: vars.space[3] });

/** A note after the actions is below them. */
globalStyleIn('primitives', `${actions} > p`, { flexBasis: '100%' });

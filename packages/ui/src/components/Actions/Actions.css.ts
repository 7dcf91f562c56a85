import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

export const actions = styleIn('primitives', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Full width on a phone, also in a stack.
  alignSelf: 'stretch',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

/** A note is below the actions; on a phone below the first. */
globalStyleIn('primitives', `${actions} > p`, {
  '@media': { [media.fromSmall]: { order: 1, flexBasis: '100%' } },
});

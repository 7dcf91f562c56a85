import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';

export const inline = styleIn('primitives', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // In a stack too, a button is as wide as a phone.
  alignSelf: 'stretch',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

/** A note about an action comes last if they are in one row. */
globalStyleIn('primitives', `${inline} > p`, { '@media': { [media.fromSmall]: { order: 1 } } });

import { globalStyleIn, styleIn, vars } from '../../styles/stylesheet.js';

export const disclosure = styleIn('components', {
  width: '100%',
  borderBlock: `1px solid ${vars.color.hairline}`,
});

export const title = styleIn('components', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '56px',
  listStyle: 'none',
  fontWeight: vars.fontWeight.medium,
  ':hover': { color: vars.color.primary },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

globalStyleIn('components', `${title} > svg`, {
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
});
globalStyleIn('components', `${disclosure}[open] > ${title} > svg`, {
  transform: 'rotate(180deg)',
});

export const content = styleIn('components', {
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
});

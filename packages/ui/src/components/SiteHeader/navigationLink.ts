import { vars } from '../../styles/stylesheet.js';

export const navigationLink = {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  textDecoration: 'none',
  ':hover': { color: vars.color.primary },
} as const;

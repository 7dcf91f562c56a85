import { globalStyleIn, styleIn } from '../styles/stylesheet.js';

export const arrow = styleIn('primitives', { whiteSpace: 'nowrap' });

globalStyleIn('primitives', `${arrow} > svg`, { marginInlineStart: '.4em' });

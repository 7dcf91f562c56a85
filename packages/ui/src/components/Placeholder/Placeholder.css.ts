import { styleIn, vars } from '../../styles/stylesheet.js';

const line = `linear-gradient(${vars.color.accentLine} 0 0)`;

export const placeholder = styleIn('primitives', {
  padding: '.06em .34em',
  background: [
    `${line} 0 0 / .5em 1px`,
    `${line} 0 0 / 1px .5em`,
    `${line} 100% 100% / .5em 1px`,
    `${line} 100% 100% / 1px .5em`,
  ].join(', '),
  backgroundRepeat: 'no-repeat',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});

export const small = styleIn('primitives', {
  fontFamily: vars.font.sans,
  fontSize: `max(.6em, ${vars.fontSize.tiny})`,
  letterSpacing: 0,
  // Not `anywhere`, so that a name beside it wraps first.
  overflowWrap: 'break-word',
  verticalAlign: '.15em',
});

import { classes } from '../../styles/classes.js';
import { zIndex } from '../../styles/fragments.js';
import { noPrint } from '../../styles/print.css.js';
import { media, styleIn, vars } from '../../styles/stylesheet.js';

export const skipLink = classes(
  noPrint,
  styleIn('components', {
    position: 'fixed',
    zIndex: zIndex.skipLink,
    insetBlockStart: vars.space[3],
    insetInlineStart: vars.space[4],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    background: vars.color.surface,
    borderBlockEnd: `2px solid ${vars.color.accentLine}`,
    // Off screen, because a hidden link is not focusable.
    transform: 'translateY(-200%)',
    ':focus': { transform: 'none' },
    '@media': {
      [media.forcedColors]: { border: '1px solid' },
    },
  }),
);

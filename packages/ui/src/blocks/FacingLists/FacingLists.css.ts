import { globalStyleIn, media, serif, styleIn, vars } from '../../styles/stylesheet.js';

const fromSmall = `${media.screen} and ${media.fromSmall}`;

/** Two lists that answer each other, line by line, on both sides of one axis. */
export const facing = styleIn('components', { width: '100%' });

globalStyleIn('components', `${facing} > div > article`, {
  '@media': { [fromSmall]: { borderBlockStart: 0, paddingBlockStart: 0 } },
});
globalStyleIn('components', `${facing} > div > article:first-child`, {
  '@media': {
    [fromSmall]: {
      justifyItems: 'end',
      marginInlineEnd: `calc(-1 * ${vars.layout.gap} / 2)`,
      paddingInlineEnd: `calc(${vars.layout.gap} * 1.5)`,
      borderInlineEnd: `1px solid ${vars.color.accentLine}`,
      textAlign: 'end',
    },
  },
});
globalStyleIn('components', `${facing} > div > article + article`, {
  '@media': { [fromSmall]: { paddingInlineStart: vars.layout.gap } },
});
globalStyleIn('components', `${facing} li`, {
  '@media': {
    [fromSmall]: {
      ...serif,
      fontSize: 'clamp(1.5rem, 2.2vw, 2rem)',
      lineHeight: 1.2,
      textWrap: 'balance',
      paddingBlock: vars.space[1],
    },
  },
});

import { globalStyleIn, media, styleIn, vars } from '../../styles/stylesheet.js';
import { eyebrowStyle, serif } from '../../styles/typography.js';

const { color, layout, space } = vars;

/** Two lists on both sides of one axis; in a narrow window the second is indented. */
export const facing = styleIn('components', {
  tableLayout: 'fixed',
  breakInside: 'avoid',
  '@media': { [media.belowSmall]: { display: 'block' } },
});

const inFacing = (selector: string, rule: Parameters<typeof globalStyleIn>[2]) =>
  globalStyleIn('components', `${facing} ${selector}`, rule);

inFacing(':is(thead, tbody, tr, th, td)', {
  '@media': { [media.belowSmall]: { display: 'block' } },
});
inFacing('tr', { borderBlockEnd: `1px solid ${color.hairline}` });
inFacing('tr > *', { paddingBlock: `clamp(${space[2]}, 1vw, ${space[3]})` });
inFacing('th', eyebrowStyle);
inFacing('td', {
  ...serif,
  fontSize: 'clamp(1.375rem, 2.6vw, 2.25rem)',
  lineHeight: 1.2,
  textWrap: 'balance',
});
inFacing('tr > :first-child', {
  '@media': {
    [media.fromSmall]: {
      paddingInlineEnd: layout.gap,
      borderInlineEnd: `1px solid ${color.accentLine}`,
      textAlign: 'end',
    },
  },
});
inFacing('tr > :last-child', {
  paddingInlineStart: layout.gap,
  '@media': {
    [media.belowSmall]: {
      marginInlineStart: layout.gap,
      paddingInlineStart: space[4],
      borderInlineStart: `2px solid ${color.accentLine}`,
    },
  },
});

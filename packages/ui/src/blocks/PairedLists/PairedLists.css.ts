import { globalStyleIn, styleIn, vars } from '../../styles/stylesheet.js';
import { eyebrowStyle, serif } from '../../styles/typography.js';

const { color, layout, space } = vars;

export const facing = styleIn('components', { tableLayout: 'fixed', breakInside: 'avoid' });

const inFacing = (selector: string, rule: Parameters<typeof globalStyleIn>[2]) =>
  globalStyleIn('components', `${facing} ${selector}`, rule);

inFacing('tr', { borderBlockEnd: `1px solid ${color.hairline}` });
inFacing('tr > *', {
  paddingBlock: `clamp(${space[2]}, 1.5vw, 22px)`,
  paddingInline: `clamp(${space[3]}, 2.2vw, ${layout.gap})`,
});
inFacing('th', eyebrowStyle);
inFacing('td', {
  ...serif,
  fontSize: 'clamp(1.125rem, 2.6vw, 2.25rem)',
  lineHeight: 1.2,
  textWrap: 'balance',
});
inFacing('tr > :first-child', {
  paddingInlineStart: 0,
  borderInlineEnd: `1px solid ${color.accentLine}`,
  textAlign: 'end',
});
inFacing('tr > :last-child', { paddingInlineEnd: 0 });

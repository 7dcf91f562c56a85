import { formatHex } from 'culori';
import { create } from 'storybook/theming';
import { tokens } from '../packages/ui/src/theme/tokens.js';

const { light } = tokens.color;
const hex = (color: string) => formatHex(color)!;

/** Storybook's own UI, in the same tokens. Storybook computes tints, so it needs hex. */
export const theme = create({
  base: 'light',
  brandTitle: 'Advisor design system',
  brandTarget: '_self',
  fontBase: tokens.font.sans,
  appBg: hex(light.sunken),
  appContentBg: hex(light.bg),
  appPreviewBg: hex(light.bg),
  appBorderColor: hex(light.hairline),
  appBorderRadius: 2,
  barBg: hex(light.surface),
  textColor: hex(light.text),
  textMutedColor: hex(light.muted),
  colorPrimary: hex(light.primary),
  colorSecondary: hex(light.primary),
  barSelectedColor: hex(light.primary),
  barHoverColor: hex(light.primaryHover),
  inputBorder: hex(light.control),
});

import { create } from 'storybook/theming';
import { hex } from '../stories/foundations/values.js';
import { tokens } from '../packages/ui/src/theme/tokens.js';

/** Storybook's own UI and its documentation, in the same tokens. Storybook computes tints, so it needs hex. */
const drawn = (base: 'light' | 'dark') => {
  const colors = tokens.color[base];
  return create({
    base,
    brandTitle: 'Advisor design system',
    brandTarget: '_self',
    fontBase: tokens.font.sans,
    fontCode: 'ui-monospace, monospace',
    appBg: hex(colors.sunken),
    appContentBg: hex(colors.bg),
    appPreviewBg: hex(colors.bg),
    appBorderColor: hex(colors.hairline),
    appBorderRadius: 2,
    barBg: hex(colors.surface),
    textColor: hex(colors.text),
    textMutedColor: hex(colors.muted),
    colorPrimary: hex(colors.primary),
    // Storybook darkens it below the white words of the sidebar’s selection.
    colorSecondary: base === 'dark' ? hex('oklch(66% .07 200)') : hex(colors.primary),
    barSelectedColor: hex(colors.primary),
    barHoverColor: hex(colors.primaryHover),
    inputBorder: hex(colors.control),
  });
};
const themes = { light: drawn('light'), dark: drawn('dark') };

/** The theme of the scheme that the toolbar chooses, or else of the system's. */
export const themeOf = (chosen?: unknown) => {
  if (chosen === 'light' || chosen === 'dark') return themes[chosen];
  return themes[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];
};

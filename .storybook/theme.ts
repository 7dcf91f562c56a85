import { formatHex } from 'culori';
import { create } from 'storybook/theming';
import { tokens } from '../packages/ui/src/theme/tokens.js';

/**
 * Storybook's own UI and documentation in our tokens and the chosen scheme, or the system's. Hex,
 * because Storybook computes tints.
 */
export function themeOf(chosen?: unknown) {
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const base = chosen === 'dark' || (chosen !== 'light' && isSystemDark) ? 'dark' : 'light';
  const colors = tokens.color[base];
  const hex = (color: string) => formatHex(color)!;
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
    // Storybook darkens it below white sidebar text.
    colorSecondary: base === 'dark' ? hex('oklch(66% .07 200)') : hex(colors.primary),
    barSelectedColor: hex(colors.primary),
    barHoverColor: hex(colors.primaryHover),
    inputBorder: hex(colors.control),
  });
}

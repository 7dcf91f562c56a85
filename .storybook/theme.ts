import { themes } from 'storybook/theming';

/** Storybook's own theme in the chosen scheme, or the system's. */
export function themeOf(chosen?: unknown) {
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = chosen === 'dark' || (chosen !== 'light' && isSystemDark);
  return { ...themes[isDark ? 'dark' : 'light'], brandTitle: 'Advisor design system' };
}

import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { storybookViteConfig } from './vite.js';

export default {
  framework: '@storybook/react-vite',
  // Not in this folder: Chromatic treats each file here, and its imports, as configuration.
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  // The tests check each story. First, so that they run after axe.
  previewAnnotations: (files = []) =>
    process.env['VITEST']
      ? [resolve(import.meta.dirname, '../testing/storyChecks.ts'), ...files]
      : files,
  // The toolbar has a colour scheme and a grid of its own; "new" is a tag.
  features: { sidebarOnboardingChecklist: false, backgrounds: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (config) => mergeConfig(config, storybookViteConfig()),
} satisfies StorybookConfig;

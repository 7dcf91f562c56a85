import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { workshopVite } from './vite.js';

export default {
  framework: '@storybook/react-vite',
  // None is in this folder: Chromatic takes each file here, and all that imports it, for configuration.
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
  // What is sought and not here is a heading of NotHere.mdx.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (config) => mergeConfig(config, workshopVite()),
} satisfies StorybookConfig;

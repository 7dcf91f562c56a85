import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { workshopVite } from './vite.js';

export default {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './foundations/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    './sitePages/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    '@chromatic-com/storybook',
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  viteFinal: (config) => mergeConfig(config, workshopVite()),
} satisfies StorybookConfig;

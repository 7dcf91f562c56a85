import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';
import { readApi } from './readApi.js';
import { browsers, css, drawings, fromSource } from '../viteOptions.js';
import { contentPlugins } from '../site/generator/contentPlugins.js';

const components = 'virtual:components';
/** The components and their props, as of Storybook's start. */
const componentsModule: Plugin = {
  name: components,
  resolveId: (id) => (id === components ? id : undefined),
  load: (id) => (id === components ? `export default ${JSON.stringify(readApi())}` : undefined),
};

/** Package, messages and catalogs as in the site. */
const viteConfig: UserConfig = {
  ...fromSource,
  plugins: [
    contentPlugins('serve', { OWNER: 'sample' }),
    drawings,
    vanillaExtractPlugin(),
    componentsModule,
  ],
  css,
  // Examples show functions as they are in the source.
  build: { cssTarget: browsers, minify: false },
  // A concurrent build of the site would reload every open story.
  server: { watch: { ignored: ['**/dist/**', '**/.cache/**'] } },
};

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
    process.env['VITEST'] ? [resolve(import.meta.dirname, 'storyChecks.ts'), ...files] : files,
  // Our toolbar sets the colour scheme; "new" is a tag.
  features: { sidebarOnboardingChecklist: false, backgrounds: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (config) => mergeConfig(config, viteConfig),
} satisfies StorybookConfig;

import type { StorybookConfig } from '@storybook/react-vite';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { mergeConfig } from 'vite';
import { workshopVite } from './vite.js';

const stories = [
  './pages/*.mdx',
  './foundations/*.stories.tsx',
  '../packages/ui/src/**/*.stories.tsx',
  './sitePages/*.stories.tsx',
];

/** `STORIES` in the environment: words, or ids of stories, that a build is limited to. */
const words = (process.env['STORIES'] ?? '').toLowerCase().split(' ').filter(Boolean);

/** The files whose names match the words; all if none does. */
function matching(): string[] {
  const files = globSync(stories, { cwd: import.meta.dirname }).filter((file) => {
    const [name = ''] = basename(file).toLowerCase().split('.');
    return words.some((word) => name.includes(word) || word.includes(name));
  });
  return files.length > 0 ? files : stories;
}

export default {
  framework: '@storybook/react-vite',
  stories: matching(),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  features: {
    sidebarOnboardingChecklist: false,
    // The sidebar's search finds the words of OtherWords.mdx, which are headings.
    experimentalSearchDocsHeadings: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (config) => mergeConfig(config, workshopVite()),
} satisfies StorybookConfig;

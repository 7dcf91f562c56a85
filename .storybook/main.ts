import type { StorybookConfig } from '@storybook/react-vite';
import { spawnSync } from 'node:child_process';
import { mergeConfig } from 'vite';
import { storybookViteConfig } from './vite.js';

/** The repository's page for a new issue; empty without an `origin` on the web. */
function newIssueAddress(): string {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
  // A build server may put a name and a token before the host.
  const [, host, path] =
    /^([\w-]+(?:\.[\w-]+)+)[:/](.+?)(?:\.git)?\s*$/.exec(stdout.replace(/^.*@|^\w+:\/\//, '')) ??
    [];
  return host ? `https://${host}/${path}/issues/new` : '';
}

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
  // The toolbar has a colour scheme and a grid of its own.
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Propose.mdx links to it.
  env: (env) => ({ ...env, STORYBOOK_NEW_ISSUE: newIssueAddress() }),
  viteFinal: (config) => mergeConfig(config, storybookViteConfig()),
} satisfies StorybookConfig;

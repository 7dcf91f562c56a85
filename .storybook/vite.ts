import { spawnSync } from 'node:child_process';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';
import { css, cssTarget } from '../packages/ui/browsers.js';
import { readApi } from '../packages/ui/tools/readApi.js';
import { contentPlugins } from '../site/generator/contentPlugins.js';

/** What the workshop reads of the repository, once a page asks for it. */
const sources: Readonly<Record<string, () => unknown>> = {
  /** The components and their props, as they were when Storybook started. */
  'virtual:components': () => readApi().components,
  /** The tags of releases with their dates, a line each; a clone without tags knows none. */
  'virtual:releases': () => {
    const format = '--format=%(refname:lstrip=2) %(creatordate:format:%-d %B %Y)';
    return `${spawnSync('git', ['tag', format]).stdout ?? ''}`;
  },
};

const virtualModules: Plugin = {
  name: 'virtual-modules',
  resolveId: (id) => (id in sources ? id : undefined),
  load: (id) => sources[id] && `export default ${JSON.stringify(sources[id]())}`,
};

/** Vite's configuration for Storybook and the story tests: the package from source, messages and catalogs as in the site. */
export function workshopVite(): UserConfig {
  return {
    plugins: [contentPlugins('serve', { OWNER: 'sample' }), vanillaExtractPlugin(), virtualModules],
    css,
    build: { cssTarget },
    // A build of the site at the same time would reload every open story once for each page.
    server: { watch: { ignored: ['**/dist/**', '**/dist-functions/**', '**/.cache/**'] } },
    resolve: { conditions: ['@advisor/source', ...defaultClientConditions] },
  };
}

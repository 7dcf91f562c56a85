import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';
import { legalDocuments } from './legalDocuments.js';
import { ownerPortrait } from './portrait.js';

const site = fileURLToPath(new URL('../', import.meta.url));
const configPath = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));

/**
 * What a bundler has to know to read the site's source: messages, catalogs, legal documents and the
 * owner's portrait. For the site, and for whoever shows its pages elsewhere, as Storybook does.
 *
 * @param command - `build` keeps the ids of messages only, and stops at a missing translation
 */
export function contentPlugins(command: 'build' | 'serve'): PluginOption[] {
  return [
    // Babel, because the SWC twin of the macro makes other ids than the extractor does.
    babel({
      presets: [
        linguiTransformerBabelPreset(
          { descriptorFields: command === 'build' ? 'id-only' : 'all' },
          { configPath },
        ),
      ],
    }),
    lingui({ configPath, failOnMissing: command === 'build' }),
    legalDocuments(),
    ownerPortrait(site),
  ];
}

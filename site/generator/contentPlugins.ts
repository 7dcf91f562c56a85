import { basename } from 'node:path';
import { compile } from '@mdx-js/mdx';
import { isPreviewContext, sendGridRegion } from '@advisor/contract/environment';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { Plugin, PluginOption } from 'vite';
import { ownerPortrait } from './owner/portrait.js';
import { loadOwner, sampleFolder, siteFolder } from './owner/ownerFiles.js';
import { setTypography } from '../i18n/typography.js';

const configPath = `${import.meta.dirname}/../../lingui.config.ts`;

/**
 * Plugins for the site's source, used by the site and by Storybook: messages, catalogs, legal documents, the
 * owner's files and portrait.
 *
 * @param command - `build` keeps only the ids of messages, and stops at a missing or unreadable translation
 * @param env - OWNER, SENDGRID_REGION and CONTEXT count
 */
export function contentPlugins(command: 'build' | 'serve', env = process.env): PluginOption[] {
  const define = {
    'import.meta.env.SENDGRID_REGION': JSON.stringify(regionOf(env)),
    'import.meta.env.PREVIEW': JSON.stringify(isPreviewContext(env['CONTEXT'])),
  };
  const isBuild = command === 'build';
  const descriptorFields = isBuild ? 'id-only' : 'all';
  return [
    // Babel, because Lingui's SWC macro generates other ids than the extractor.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields }, { configPath })] }),
    lingui({ configPath, failOnMissing: isBuild, failOnCompileError: isBuild }),
    legalDocuments,
    ownersData(env),
    ownerPortrait(() => (loadOwner(env).isSample ? sampleFolder : siteFolder)),
    { name: 'environment', config: () => ({ define }) },
  ];
}

/** Legal documents as components. `@mdx-js/rollup` would require Rollup in addition to Vite's bundler. */
const legalDocuments: Plugin = {
  name: 'legal-documents',
  enforce: 'pre',
  transform: {
    filter: { id: /\/site\/pages\/legal\/[^?]+\.mdx(?:\?|$)/ },
    async handler(value, id) {
      const [path = ''] = id.split('?');
      const [, language = ''] = /(\w+)\.mdx$/.exec(path)!;
      const setText = (node: TextNode): void => {
        if (node.type === 'text') node.value = setTypography(node.value!, language);
        node.children?.forEach(setText);
      };
      const code = String(await compile({ value, path }, { remarkPlugins: [() => setText] }));
      return { code, map: null };
    },
  },
};

type TextNode = { type: string; value?: string; children?: TextNode[] };

/**
 * The owner's files as checked data, so that neither YAML nor a validator is shipped to the browser.
 * `owner/modules.d.ts` says what each exports.
 */
const ownersData = (env: NodeJS.ProcessEnv): Plugin => ({
  name: 'owners-data',
  load: {
    filter: { id: /\/site\/(?:owner|prices|seminars)\.yaml$/ },
    handler(id) {
      const { owner, isSample, prices, seminars } = loadOwner(env);
      const exportsOf = {
        owner: { owner, isSample },
        prices: { prices },
        seminars: { seminars },
      };
      const code = Object.entries(exportsOf[basename(id, '.yaml') as keyof typeof exportsOf]).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: code.join('\n'), moduleType: 'js' };
    },
  },
});

function regionOf({ SENDGRID_REGION: variable }: NodeJS.ProcessEnv): string {
  const region = sendGridRegion(variable);
  if (region) return region;
  throw new Error(`SENDGRID_REGION is "${variable}"; it must be global or eu.`);
}

import { basename } from 'node:path';
import { compile } from '@mdx-js/mdx';
import { isPreviewContext, sendGridRegion } from '@advisor/contact/environment';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { Plugin, PluginOption } from 'vite';
import { localeNames } from '../i18n/localeNames.js';
import { keepTogether } from '../i18n/translate.js';
import { ownerPortrait } from '../owner/build/portrait.js';
import { readOwnersData, sampleFolder, siteFolder } from '../owner/build/readOwner.js';
import { toDisplayText } from '../i18n/typography.js';

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
    LOCALE_NAMES: JSON.stringify(localeNames(readOwnersData(env).owner.workingLanguages)),
    'import.meta.env.PREVIEW': JSON.stringify(isPreviewContext(env['CONTEXT'])),
  };
  const isBuild = command === 'build';
  const descriptorFields = isBuild ? 'id-only' : 'all';
  return [
    // Babel, because Lingui's SWC macro generates other ids than the extractor.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields }, { configPath })] }),
    lingui({ configPath, failOnMissing: isBuild, failOnCompileError: isBuild }),
    englishCatalogs,
    legalDocuments,
    ownersData(env),
    ownerPortrait(() => (readOwnersData(env).isSample ? sampleFolder : siteFolder)),
    { name: 'environment', config: () => ({ define }) },
  ];
}

/**
 * English is in the code alone: `virtual:english-catalogs` loads its catalogs, files that exist only in the build, made
 * of the messages in the code.
 */
const englishCatalogs: Plugin = {
  name: 'english-catalogs',
  enforce: 'pre',
  resolveId(id) {
    const [file] = /locales\/en\/[\w-]+\.js$|^virtual:english-catalogs$/.exec(id) ?? [];
    return file && siteFolder + file;
  },
  load: {
    filter: { id: /\/locales\/en\/[\w-]+\.js$|\/virtual:english-catalogs$/ },
    async handler(id) {
      const name = basename(id, '.js');
      const all = await getCatalogs(getConfig({ configPath }));
      const catalog = all.find(({ path }) => basename(path) === name);
      if (!catalog) {
        const loaders = all.map(({ path }) => {
          const file = `locales/en/${basename(path)}.js`;
          return `'../${file}': () => import('${siteFolder}${file}')`;
        });
        return `export const englishCatalogs = { ${loaders.join()} };`;
      }
      for (const file of catalog.sourcePaths) this.addWatchFile(file);
      const found = Object.entries((await catalog.collect()) ?? {});
      const texts = found.map(([key, { message = '' }]) => [key, toDisplayText(message, 'en')]);
      return createCompiledCatalog('en', Object.fromEntries(texts), { namespace: 'es' }).source;
    },
  },
};

/** Legal documents as components. `@mdx-js/rollup` would require Rollup in addition to Vite's bundler. */
const legalDocuments: Plugin = {
  name: 'legal-documents',
  enforce: 'pre',
  transform: {
    filter: { id: /\/site\/pages\/legal\/[^?]+\.mdx(?:\?|$)/ },
    async handler(value, id) {
      const [path] = id.split('?');
      return {
        code: String(await compile({ value, path }, { remarkPlugins: [() => keepTexts] })),
        map: null,
      };
    },
  },
};

type TextNode = { type: string; value?: string; children?: TextNode[] };

function keepTexts(node: TextNode): void {
  if (node.type === 'text') node.value = keepTogether(node.value!);
  node.children?.forEach(keepTexts);
}

/**
 * The owner's files as checked data, so that neither YAML nor a validator is shipped to the browser. Each exports
 * the data of all; `site/owner/modules.d.ts` says which to import from where, and the bundler drops the rest.
 */
const ownersData = (env: NodeJS.ProcessEnv): Plugin => ({
  name: 'owners-data',
  load: {
    filter: { id: /\/site\/(?:owner|prices|seminars)\.yaml$/ },
    handler() {
      const data = Object.entries(readOwnersData(env));
      const code = data.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: code.join('\n'), moduleType: 'js' };
    },
  },
});

function regionOf({ SENDGRID_REGION: variable }: NodeJS.ProcessEnv): string {
  const region = sendGridRegion(variable);
  if (region) return region;
  throw new Error(`SENDGRID_REGION is "${variable}"; it must be global or eu.`);
}

import { fileURLToPath } from 'node:url';
import { isPreviewContext } from '@advisor/contact/preview';
import { lingui } from '@lingui/vite-plugin';
import type { PluginOption } from 'vite';
import { legalDocuments } from './legalDocuments.js';
import { owner as ownerFile } from '../owner.js';
import { ownerFrom } from '../owner/declareOwner.js';
import { sampleOwner } from '../owner/sample/sampleOwner.js';
import { configPath, messageDescriptors } from './messageDescriptors.js';
import { ownerLabels } from './ownerLabels.js';
import { ownerPortrait } from './portrait.js';

const site = fileURLToPath(new URL('../', import.meta.url));

/**
 * What a bundler has to know to read the site's source: messages, catalogs, legal documents and the
 * owner's portrait. For the site, and for Storybook, which shows its pages too.
 *
 * @param command - `build` keeps the ids of messages only, and stops at a missing translation
 * @param isSample - whether the fictional owner stands in for the real one. Default: OWNER=sample
 */
export function contentPlugins(
  command: 'build' | 'serve',
  isSample = process.env.OWNER === 'sample',
): PluginOption[] {
  const owner = isSample ? ownerFrom(sampleOwner) : ownerFile;
  return [
    messageDescriptors(command === 'build' ? 'id-only' : 'all'),
    lingui({ configPath, failOnMissing: command === 'build' }),
    legalDocuments(owner),
    ownerPortrait(isSample ? `${site}owner/sample/` : site),
    ownerLabels(command === 'serve'),
    // Which owner `declareOwner` takes, of whom the browser gets only that one; and whether the
    // form delivers nothing.
    {
      name: 'environment',
      config: () => ({
        define: {
          'process.env.OWNER': JSON.stringify(isSample ? 'sample' : ''),
          'process.env.PREVIEW': JSON.stringify(isPreviewContext(process.env.CONTEXT) ? 'yes' : ''),
        },
      }),
    },
  ];
}

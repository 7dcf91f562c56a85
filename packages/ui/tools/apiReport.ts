import { resolve } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import manifest from '../package.json' with { type: 'json' };

/*
 * npm run api             builds the package and writes packages/ui/api/*.api.md from its declarations
 * npm run api -- --check  fails where the public API is not as they say
 *
 * Either fails where a public type is made of one that no entry exports.
 */
const check = process.argv.includes('--check');
const root = resolve(import.meta.dirname, '..');
const reports = resolve(root, 'api');

const changed = Object.entries(manifest.exports).flatMap(([entry, target]) => {
  if (typeof target !== 'object' || !('types' in target) || entry.endsWith('.css')) return [];
  const name = entry === '.' ? 'ui' : entry.slice(2);
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: resolve(root, 'package.json'),
    configObject: {
      projectFolder: root,
      newlineKind: 'lf',
      mainEntryPointFilePath: resolve(root, target.types),
      compiler: { tsconfigFilePath: resolve(root, 'tsconfig.build.json') },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: reports,
        reportTempFolder: resolve(root, '.cache/api'),
      },
      messages: {
        extractorMessageReporting: {
          'ae-forgotten-export': { logLevel: ExtractorLogLevel.Error },
        },
      },
    },
  });
  const { apiReportChanged, errorCount } = Extractor.invoke(config, {
    localBuild: !check,
    // Release tags, of which the other messages speak, are not used here.
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (errorCount > 0) process.exitCode = 1;
  return apiReportChanged ? [`packages/ui/api/${name}.api.md`] : [];
});

if (check && changed.length > 0) {
  console.error(
    `The public API of @advisor/ui is not as ${changed.join(' and ')} has it. Run npm run api, and ` +
      'npx changeset to say what a user of the package has to do.',
  );
  process.exitCode = 1;
} else for (const file of changed) console.log(`${file} is as the declarations are now.`);

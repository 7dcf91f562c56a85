import { writeFileSync } from 'node:fs';
import { readPublicApi } from './publicApi.js';
import { writeApi } from './unreleased.js';

/** Records the public API of the release that was just made. */
writeFileSync(new URL('../public-api.txt', import.meta.url), writeApi(readPublicApi()));
console.log('packages/ui/public-api.txt holds the public API of this release.');

import fc from 'fast-check';
import { vi } from 'vitest';

const { RUNS } = process.env;

/**
 * Random inputs are the same in each run, so that no pull request fails by chance. `RUNS=20000 npx vitest run
 * --project unit randomOrders` draws others, and more of them; a failure prints its seed.
 */
fc.configureGlobal({ numRuns: Number(RUNS || 100), ...(!RUNS && { seed: 1 }) });
if (RUNS) vi.setConfig({ testTimeout: 0 });

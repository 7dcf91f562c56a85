import fc from 'fast-check';

const { RUNS } = process.env;

/**
 * Random inputs are the same in each run of the tests, so that no pull request fails by chance. To search for faults,
 * draw others, and more of them: `RUNS=20000 npx vitest run --project unit randomOrders`. A failure prints its seed.
 */
fc.configureGlobal({ numRuns: Number(RUNS || 100), ...(!RUNS && { seed: 1 }) });

import fc from 'fast-check';

/**
 * fast-check’s inputs are the same in each run. Others, and as many as you like: `RUNS=20000 npx vitest run --project
 * unit randomOrders`; a failure prints its seed.
 */
const { RUNS } = process.env;
fc.configureGlobal(RUNS ? { numRuns: Number(RUNS) } : { seed: 1 });

import fc from 'fast-check';

/**
 * fast-check draws other inputs in each run; a failure prints its seed. More of them: `RUNS=20000 npx vitest run
 * --project unit randomOrders`.
 */
fc.configureGlobal({ numRuns: Number(process.env['RUNS'] || 100) });

/**
 * When a test hangs, in ms: `test` for a whole one, `wait` for one step of it. So long that no busy machine reaches
 * them, locally or in CI.
 */
export const timeouts = { test: 120_000, wait: 30_000 };

const isCi = !!process.env['CI'];

/**
 * When a test hangs, in ms: `test` for a whole one, `wait` for one step of it. So long that no busy machine reaches
 * them; on a developer's machine a failure shows sooner.
 */
export const timeouts = { test: isCi ? 180_000 : 120_000, wait: isCi ? 60_000 : 30_000 };

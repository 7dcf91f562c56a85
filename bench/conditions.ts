import type { Page } from 'playwright';

/**
 * What the pages are measured under, as a middling phone has it: 150 ms to the server and back,
 * 1.6 Mbit/s, a processor slowed four times. Chromium delays each request by the latency and shares
 * the bandwidth out; it does not model the handshakes of TCP and TLS, so absolute times are better
 * than a real phone's and ratios to the floor are what to compare.
 */
export const slow = { latencyMs: 150, bitsPerSecond: 1_600_000, cpuSlowdown: 4 } as const;

/** Puts a page under the slow conditions; its cache is empty. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: slow.bitsPerSecond / 8,
    uploadThroughput: slow.bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpuSlowdown });
}

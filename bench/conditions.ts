/** What pages are loaded under: a middling phone, 150 ms to the server and back, 1.6 Mbit/s. */
export const slow = { latencyMs: 150, bitsPerSecond: 1_600_000, cpuSlowdown: 4 } as const;

import { expect, it } from 'vitest';
import { soak } from './soak-lives.js';

it('killed at random moments amid all faults, the function loses nothing it acknowledged', async () => {
  const { kills, inquiries, acknowledged, lost, duplicated } = await soak(5, 16);
  expect({ kills, inquiries, lost }).toEqual({ kills: 5, inquiries: 80, lost: [] });
  expect(acknowledged).toBeGreaterThan(0);
  // Each is a mail whose acceptance nobody could note; the id in it tells.
  expect(duplicated).toBeLessThan(inquiries / 2);
}, 60_000);

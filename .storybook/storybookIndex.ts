import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export type IndexEntry = { id: string; title: string; name: string; type: 'story' | 'docs' };

export function entriesOf(storybook: string, type: IndexEntry['type']): IndexEntry[] {
  const index = readFileSync(resolve(storybook, 'index.json'), 'utf8');
  const { entries } = JSON.parse(index) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter((entry) => entry.type === type);
}

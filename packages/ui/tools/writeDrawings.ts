import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { folders, readDrawings } from './readDrawings.js';

// Writes the SVG drawings as the JSON that components import: npm run drawings
for (const folder of folders) {
  const filepath = resolve(folder, 'drawings.json');
  const options = { ...(await resolveConfig(filepath)), filepath };
  writeFileSync(filepath, await format(JSON.stringify(readDrawings(folder)), options));
}

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { folders, readDrawings } from './readDrawings.js';

// Writes the drawings, which are SVG files, as the data that components import: npm run drawings
for (const folder of folders) {
  const drawings = JSON.stringify(readDrawings(folder), null, 2);
  writeFileSync(resolve(folder, 'drawings.json'), `${drawings}\n`);
}

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = import.meta.dirname;

/** A file, a line in it that crosses an import boundary, and what the linter has to say. */
const violations = [
  ['packages/ui/src/A.tsx', `import '@lingui/core/macro';`, 'knows no language'],
  ['packages/ui/src/C.tsx', `import '@advisor/contract';`, 'uses none of them'],
  ['packages/ui/src/components/B.tsx', `import '../blocks/index.js';`, 'compositions of one site'],
  ['packages/ui/src/blocks/D/D.tsx', `import '../../components/Hero/Hero.css.js';`, 'are its own'],
  ['packages/ui/src/F.tsx', `void fetch('/data');`, 'knows no network'],
  ['packages/ui/src/components/A.tsx', `export const A = () => <p>Read more</p>;`, 'literal text'],
  ['site/pages/z/G.tsx', `export const G = () => <p title={'More'} />;`, 'Curly braces'],
  ['site/pages/z/E.tsx', `export const E = () => <p className="a" />;`, 'writes no CSS'],
  ['packages/contract/src/A.ts', `import 'react';`, 'return codes'],
  ['site/pages/b/B.tsx', `import './Page.css';`, 'writes no CSS'],
  ['site/pages/c/C.tsx', `import '../../../../netlify/handler.js';`, 'and nothing else'],
  ['site/pages/b/messages.ts', `import '../../engine/App.js';`, 'imports one above it'],
  ['site/generator/B.ts', `import '../../packages/ui/src/vars.js';`, 'by its name'],
  ['site/i18n/A.ts', `new Intl.NumberFormat('de');`, 'may format differently'],
  ['site/engine/D.ts', `void Temporal.Now.instant();`, 'widely available'],
  ['site/routes.ts', `import './engine/App.js';`, 'imports one above it'],
  ['site/pages/e/B.tsx', `import '../contact/draft.js';`, 'another page'],
  ['site/generator/C.ts', `import '../pages/contact/formValues.js';`, 'Only a page knows a page'],
  ['site/pages/d/D.ts', `import '../../owner/build/schema.js';`, 'at build time'],
  [
    'site/seo/D.ts',
    `export type A = import('../pages/loadPage.js').LoadedPage;`,
    'type annotations',
  ],
  ['site/engine/kebab-name.ts', `export const name = 'kebab';`, 'camelCase, or PascalCase'],
  ['site/generator/A.ts', `import '../../testing/publicPaths.js';`, 'for tests alone'],
  ['netlify/A.ts', `import '../host/serve.js';`, 'never imports the site or its host'],
  ['inquiry/A.ts', `import '../netlify/blobStore.js';`, 'runs on any host'],
  ['inquiry/mail/A.ts', `import '../outbox/keys.js';`, 'imports one above it'],
  ['inquiry/outbox/A.ts', `import '@sendgrid/mail';`, 'nor the outbox a provider'],
] as const;

let folder: string;
let messages: Map<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const [file, line] of violations) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${line}\n`);
  }
  copyFileSync(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '--format', 'json', 'packages', 'site', 'inquiry', 'netlify'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; message: string; help?: string }[];
  };
  messages = new Map();
  for (const { filename, message, help = '' } of diagnostics)
    messages.set(filename, `${messages.get(filename) ?? ''}${message} ${help}`);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(violations)('in %s the linter stops %s', (file, _line, sentence) => {
  expect(messages.get(file)).toContain(sentence);
});

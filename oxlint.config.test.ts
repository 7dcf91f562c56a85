import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = import.meta.dirname;

/** A file, a line in it that crosses an import boundary, and the expected message. */
const violations = [
  ['host/A.ts', `import '../testing/publicPaths.js';`, 'for tests alone'],
  ['packages/ui/A.ts', `import '@advisor/contract';`, 'uses none'],
  ['packages/ui/src/A.tsx', `import '@lingui/core/macro';`, 'knows no language'],
  ['packages/ui/src/components/B.tsx', `import '../blocks/index.js';`, 'packages/ui knows'],
  ['packages/ui/src/blocks/D/D.tsx', `import '../../components/E/E.css.js';`, 'packages/ui knows'],
  ['packages/ui/src/G/G.stories.tsx', `import 'wouter';`, 'packages/ui knows'],
  ['packages/ui/src/F.tsx', `void fetch('/data');`, 'knows no network'],
  ['packages/ui/src/components/A.tsx', `export const A = () => <p>Read more</p>;`, 'literal text'],
  ['packages/contract/src/A.ts', `import 'react';`, 'in the browser and in the function'],
  ['netlify/A.ts', `import '../host/serve.js';`, 'never imports the site or its host'],
  ['inquiry/A.ts', `import '../netlify/blobStore.js';`, 'runs on any host'],
  ['inquiry/mail/A.ts', `import '../outbox/keys.js';`, 'runs on any host'],
  ['inquiry/outbox/A.ts', `import '@sendgrid/mail';`, 'runs on any host'],
  ['inquiry/outbox/B.ts', `import '../mail/sendGridMailer.js';`, 'runs on any host'],
  ['lingui.config.ts', `import './e2e/site.js';`, 'imports one above it'],
  ['site/routes.ts', `import './engine/App.js';`, 'imports one above it'],
  ['site/owner/A.ts', `import '../generator/owner/schema.js';`, 'imports one above it'],
  ['site/form/A.ts', `import '../pages/contact/ContactPage.js';`, 'only a page knows a page'],
  ['site/pages/a/A.tsx', `import '../../../../netlify/handler.js';`, 'imports one above it'],
  ['site/pages/a/B.tsx', `import '../contact/draft.js';`, 'only a page knows a page'],
  ['site/pages/a/messages.ts', `import './Page.css';`, 'imports one above it'],
  ['site/pages/a/C.tsx', `export const G = () => <p title={'More'} />;`, 'Curly braces'],
  ['site/pages/a/D.tsx', `export const E = () => <p className="a" />;`, 'writes no CSS'],
  ['site/frame/A.ts', `import '../generator/build.js';`, 'imports one above it'],
  ['site/engine/A.ts', `void Temporal.Now.instant();`, 'widely available'],
  ['site/engine/kebab-name.ts', `export const name = 'kebab';`, 'camelCase, or PascalCase'],
  ['site/generator/A.ts', `import '../../packages/ui/src/vars.js';`, 'imports one above it'],
  ['site/i18n/A.ts', `new Intl.NumberFormat('de');`, 'may format differently'],
  ['site/seo/A.ts', `export type A = import('./B.js').B;`, 'type annotations'],
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
  const args = [oxlint, '--format', 'json', ...violations.map(([file]) => file)];
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

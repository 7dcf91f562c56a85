import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageData, ShellData } from './PageData.js';

const pageModule = 'data:text/javascript,export default function Page() {}';

const data = (path: PageData['path'], change: Partial<PageData> = {}): PageData => ({
  version: 'one',
  path,
  language: 'de',
  renderedAt: '2026-01-01T00:00:00Z',
  head: { title: path, description: '', canonical: null, alternates: [], structuredData: [] },
  interactive: false,
  modules: [pageModule],
  css: null,
  messages: { page: [`page ${path}`] },
  ...change,
});
const shell: ShellData = { version: 'one', language: 'de', messages: { shell: ['shell'] } };

let answers: Record<string, unknown>;
const fetched = vi.fn<(url: string) => void>();
let loader: typeof import('./loadPage.js');

beforeEach(async () => {
  vi.resetModules();
  fetched.mockClear();
  answers = { '/pages/de/kontakt.json': data('/kontakt'), '/pages/de/shell.json': shell };
  vi.stubGlobal('fetch', async (url: string) => {
    fetched(url);
    if (!(url in answers)) return new Response('', { status: 404 });
    return Response.json(answers[url]);
  });
  loader = await import('./loadPage.js');
});

afterEach(() => vi.unstubAllGlobals());

test('a page comes with its own words and those of the shell', async () => {
  await loader.adoptPage('/de/', data('/'), shell);
  const { i18n, Page, data: loaded } = await loader.loadPage('/de/kontakt');
  expect([i18n._('page'), i18n._('shell'), i18n.locale]).toEqual(['page /kontakt', 'shell', 'de']);
  expect(Page).toBeTypeOf('function');
  expect(loaded.path).toBe('/kontakt');
});

test('nothing is fetched twice', async () => {
  await loader.adoptPage('/de/', data('/'), shell);
  await Promise.all([loader.loadPage('/de/kontakt'), loader.loadPage('/de/kontakt/')]);
  expect(fetched.mock.calls.flat()).toEqual(['/pages/de/kontakt.json']);
});

test('a page of another build is refused, so that the browser loads it whole', async () => {
  answers['/pages/de/kontakt.json'] = data('/kontakt', { version: 'two' });
  await loader.adoptPage('/de/', data('/'), shell);
  await expect(loader.loadPage('/de/kontakt')).rejects.toThrow(/another build/);
});

test('words of another build are refused, too', async () => {
  answers['/pages/fr/kontakt.json'] = data('/kontakt', { language: 'fr' });
  answers['/pages/fr/shell.json'] = { ...shell, language: 'fr', version: 'two' };
  await loader.adoptPage('/de/', data('/'), shell);
  await expect(loader.loadPage('/fr/kontakt')).rejects.toThrow(/another build/);
});

test('what failed once is asked for again', async () => {
  await loader.adoptPage('/de/', data('/'), shell);
  const late = answers['/pages/de/kontakt.json'];
  delete answers['/pages/de/kontakt.json'];
  await expect(loader.loadPage('/de/kontakt')).rejects.toThrow(/answered 404/);
  answers['/pages/de/kontakt.json'] = late;
  await expect(loader.loadPage('/de/kontakt')).resolves.toBeDefined();
});

test('a page that is only read is taken over without its code, and fetched when one comes back', async () => {
  answers['/pages/de/index.json'] = data('/');
  const first = await loader.adoptPage('/de/', data('/'), shell);
  expect(first.Page).toBeNull();
  expect((await loader.loadPage('/de/')).Page).toBeTypeOf('function');
});

test('an interactive page is taken over with its code', async () => {
  const first = await loader.adoptPage(
    '/de/kontakt',
    data('/kontakt', { interactive: true }),
    shell,
  );
  expect(first.Page).toBeTypeOf('function');
  expect(await loader.loadPage('/de/kontakt')).toBe(first);
});

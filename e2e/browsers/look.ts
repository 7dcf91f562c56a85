/**
 * Takes pictures of what a person has to look at in each engine, the oldest browser promised
 * included, into `browser-report/`: `npx tsx --conditions=source e2e/browsers/look.ts`.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { startServer } from '../../netlify/local/serve.js';
import { engines, oldest, type Found } from './engines.js';
import { troubledSite } from './site.js';
import { asVisit } from './visits.js';

const folder = 'browser-report';
mkdirSync(folder, { recursive: true });
if (!existsSync('site/dist/index.html')) throw new Error('Run `npm run build` first.');
const server = await startServer({ port: 0 });
const site = await troubledSite(server.url);

for (const [name, find] of Object.entries({ ...engines, Oldest: oldest })) {
  const found: Found = find();
  if ('missing' in found) {
    console.log(`${name}: ${found.missing}`);
    continue;
  }
  const engine = await found.start();
  console.log(engine.title);
  const schemes = engine.cannot.includes('dark scheme by itself')
    ? (['light'] as const)
    : (['light', 'dark'] as const);
  for (const scheme of schemes) {
    for (const width of engine.narrowest < 640 ? [1280, 390] : [1280]) {
      const visitor = await engine.visit({
        width: Math.max(width, engine.narrowest),
        height: 800,
        scheme,
      });
      const visit = asVisit(visitor, site.url);
      const take = async (what: string) => {
        await visit.until(() =>
          document.getAnimations().every(({ playState }) => playState === 'finished'),
        );
        writeFileSync(`${folder}/${what}-${width}-${scheme}-${name}.png`, await visit.picture());
      };
      try {
        for (const path of ['/', '/kontakt', '/termine-anmeldung']) {
          await visit.open(path);
          await take(path.slice(1) || 'home');
        }
        await visit.run(() => scrollTo(0, 1400));
        await take('termine-scrolled');
        await visit.open('/kontakt');
        await visit.focus('[name=firstName]');
        await visit.until(() => document.forms[0]?.noValidate);
        await visit.click('form button[type=submit]');
        await visit.until(() => document.querySelector('[role=alert]')?.textContent);
        await take('kontakt-error');
        site.trouble.answer = 202;
        await visit.run(() => {
          for (const field of document.forms[0]!.querySelectorAll<HTMLInputElement>('[required]')) {
            field.value = field.name === 'email' ? 'clara@example.com' : 'Clara';
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }
        });
        await visit.click('form button[type=submit]');
        await visit.until(() => document.querySelector('[role=status]')?.textContent);
        await take('kontakt-success');
        if (width === 390) {
          await visit.open('/ceo-coaching');
          await visit.live();
          await visit.click('[data-burger][aria-haspopup]');
          await visit.until(() => document.querySelector('[role=dialog]'));
          await take('sheet');
        }
      } catch (error) {
        console.error(`${name}, ${scheme}, ${width} px: ${String(error)}`);
        await take('stopped');
      }
      await visitor.close();
    }
  }
  await engine.close();
}
await site.close();
await server.close();
process.exit();

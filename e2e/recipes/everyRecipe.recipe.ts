import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOwner } from '../../site/owner/sample/sampleOwner.js';
import { readPo, writePo } from '../../translations/po.js';
import { copyProject, type Ended, type ProjectCopy } from '../copyProject.js';
import { describeItalian, listItalian } from './italian.js';
import { addField, fieldTranslations } from './newField.js';
import { caseText, newPage, pageTranslations } from './newPage.js';

/*
 * The README’s recipes, the owner’s and the translators’, all of them in one copy of the project, and
 * then the suite: no test may know today’s facts, dates, prices, pages or languages. `npm run
 * test:recipes` takes many minutes, so the workflow runs it beside `npm test`.
 */

let copy: ProjectCopy;
const inCopy = (path: string) => join(copy.path, path);
const read = (path: string) => readFileSync(inCopy(path), 'utf8');

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

/** The end of what a command says is where its reason is. */
const shortened = ({ code, output }: Ended) =>
  code === 0 ? 'green' : `exit ${code}\n${output.split('\n').slice(-200).join('\n')}`;
const command = async (...args: string[]) => shortened(await copy.npm(args, production));
const vitest = (...args: string[]) => command('exec', '--', 'vitest', 'run', ...args);

/** As Netlify builds what it publishes. */
const production = { CONTEXT: 'production', SITE_URL: 'https://mustermann.example' };

describe('by its recipe', () => {
  test('the owner’s facts and portrait are filled in', async () => {
    for (const [name, fact] of Object.entries(sampleOwner)) {
      const line = new RegExp(`^  ${name}: .*$|^\\}\\);$`, 'm');
      const [found] = line.exec(read('site/owner.ts'))!;
      const written = `  ${name}: ${JSON.stringify(fact)},`;
      copy.replace('site/owner.ts', found, found === '});' ? `${written}\n});` : written);
    }
    await sharp({ create: { width: 800, height: 800, channels: 3, background: '#667' } })
      .jpeg()
      .toFile(inCopy('site/portrait.jpg'));
  });

  test('a seminar gets its dates', () => {
    copy.replace(
      'site/pages/schedule/seminars.ts',
      `\n];`,
      `
  {
    number: 1,
    sessions: [
      { date: '2027-04-08', ...afternoon, place: 'online' },
      { date: '2027-04-09', ...day, place: 'berlin' },
    ],
  },
];`,
    );
  });

  test('a price changes', () => {
    copy.replace('site/sections/prices.ts', 'individual: 749', 'individual: 790');
  });

  test('a case gets its text', () => {
    copy.replace('site/sections/caseTeasers.ts', `status: 'updating',`, `status: 'published',`);
    copy.replace(
      'site/pages/case-studies/words.ts',
      `    ...caseTeasers.restructuring,`,
      `    ...caseTeasers.restructuring,
    text: [
      msg({
        message: '${caseText}',
        comment: 'Case study “Restructuring”: paragraph 1.',
      }),
    ],`,
    );
  });

  test('a page is added', () => {
    copy.replace(
      'site/paths.ts',
      `  restructuringCase:`,
      `  ${newPage.name}: '${newPage.path}',\n  restructuringCase:`,
    );
    for (const [file, text] of Object.entries(newPage.files)) {
      mkdirSync(dirname(inCopy(file)), { recursive: true });
      writeFileSync(inCopy(file), text);
    }
    copy.replace(
      '.storybook/sitePages/Pages.stories.tsx',
      `export const Thanks`,
      `export const Beginning = page('${newPage.name}');\nexport const Thanks`,
    );
  });

  test('a field is added to the form', () => {
    addField(copy);
  });

  test('a component is begun', async () => {
    expect(await command('run', 'new:component', 'QuoteCard')).toBe('green');
  });

  test('a language is added', () => {
    listItalian(copy);
    describeItalian(copy);
    writeFileSync(
      inCopy('.changeset/italian-flag.md'),
      `---\n'@advisor/ui': minor\n---\n\n\`Flag\` draws \`it\`: \`FlagName\` has one name more.\n`,
    );
    for (const name of ['impressum', 'datenschutz']) {
      const summary = inCopy(`site/pages/legal/${name}.summary`);
      copyFileSync(`${summary}.en.md`, `${summary}.it.md`);
    }
  });

  test('all of it is translated', async () => {
    expect(await command('run', 'messages:extract')).toBe('green');
    for (const language of ['de', 'fr'] as const) {
      for (const file of readdirSync(inCopy(`site/locales/${language}`))) {
        translate(
          `site/locales/${language}/${file}`,
          (id) => (pageTranslations[id] ?? fieldTranslations[id])?.[language],
        );
      }
    }
    for (const file of readdirSync(inCopy('site/locales/it'))) {
      const { entries } = readPo(read(`site/locales/fr/${file}`));
      const french = new Map(
        entries.map(({ context, id, translation }) => [id + context, translation]),
      );
      translate(`site/locales/it/${file}`, (id, context) => inItalian(french.get(id + context)!));
    }
  });
});

describe('and then', () => {
  test.each(['check:types', 'check:lint', 'messages:check', 'check:package', 'build', 'sizes'])(
    'npm run %s is green',
    async (name) => {
      expect(await command('run', name)).toBe('green');
    },
  );

  test('the pages say what was filled in', () => {
    expect(read('site/dist/it/kontakt.html')).toContain('name="phone"');
    expect(read('site/dist/impressum.html')).toContain(sampleOwner.companyName);
    expect(read('site/dist/case-studies/restructuring.html')).toContain(caseText);
    expect(read('site/dist/it/termine-anmeldung.html')).toMatch(/790/);
    expect(read('site/dist/sitemap.xml')).toContain(
      `https://mustermann.example/it${newPage.path}<`,
    );
  });

  test('the unit tests are green', async () => {
    expect(await vitest('--project', 'unit')).toBe('green');
  });

  test('the stories of the new component and of the pages are green', async () => {
    expect(await vitest('--project', 'stories', 'QuoteCard', 'sitePages')).toBe('green');
  });

  test('what a screen reader is told is approved anew', async () => {
    expect(await vitest('--project', 'e2e', 'e2e/speech', '--update')).toBe('green');
    expect(read('e2e/speech/approved.txt')).toMatch(/Telefon \(optional\), textbox[^]*# Italiano/);
  });

  test('the browser tests are green', async () => {
    // Those that copy or build the project would find the same copy.
    const copying = ['development', 'package', 'siteFromPackage'];
    // How pages load and take over is the same whatever they say.
    const loading = ['backForwardCache', 'intent', 'lateFonts', 'routeChange', 'takeOver'];
    const others = [...copying, ...loading];
    const excluded = others.flatMap((name) => ['--exclude', `e2e/${name}.e2e.ts`]);
    expect(await vitest('--project', 'e2e', ...excluded)).toBe('green');
  });
});

/** Stands in for Italian: French words, whose lengths are those of a real translation, accented. */
function inItalian(french: string): string {
  const text = french.replaceAll(/[\u00a0\u202f](?=[:;?!»])|(?<=«)[\u00a0\u202f]/g, '');
  return text.includes('{') ? text : text.replaceAll(/e(?![^<]*>)/g, 'è');
}

function translate(
  file: string,
  translation: (id: string, context: string | undefined) => string | undefined,
): void {
  const { header, entries } = readPo(read(file));
  const translated = entries.map((entry) => {
    const written = translation(entry.id, entry.context);
    return written ? { ...entry, translation: written, flags: [], previous: [] } : entry;
  });
  writeFileSync(inCopy(file), writePo({ header, entries: translated }));
}

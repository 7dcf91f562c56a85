import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fields, refusals, requiredFields } from '../contact.js';

/**
 * Minimal versions of what the build writes for the function: pages, texts, policies.
 *
 * @returns the new folder of the project that they are in
 */
export async function writeFormPages(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'inquiry-'));
  const write = async (name: string, content: string | object) => {
    const file = path.join(root, 'site/dist-forms', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  };
  for (const language of ['en', 'de', 'fr']) {
    const page = `<html lang="${language}"><p>__reason__</p><a href="__mailto__">mail</a></html>`;
    await write(`${language}/refused.html`, page);
    const keys = [
      ...requiredFields.map((field) => `${field}.required`),
      ...fields.map((field) => `${field}.tooLong`),
      ...Object.keys(refusals),
      'email.invalid',
      'service.strategy',
    ];
    await write(`${language}/texts.json`, {
      ...Object.fromEntries(keys.map((key) => [key, `${language}: ${key}`])),
      mail: '{message}\n\n{firstName} {lastName}\n{company}\n{service}\n',
    });
  }
  await write('csp.json', { de: "default-src 'none'; style-src 'sha256-test'" });
  const thanks = { en: '/kontakt/danke', de: '/de/kontakt/danke', fr: '/fr/kontakt/danke' };
  await write('thanks.json', thanks);
  await write('contact.json', { to: 'owner@example.com', from: 'website@example.com' });
  return root;
}

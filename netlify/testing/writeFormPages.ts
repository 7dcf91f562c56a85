import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fields, refusals, requiredFields } from '../contact.js';
import type { FormFile } from '../inquiry/answers.js';

/**
 * Minimal versions of what the build writes for the function: pages, texts, policies.
 *
 * @returns the new folder of the project that they are in
 */
export async function writeFormPages(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'inquiry-'));
  const write = async (name: string, content: string) => {
    const file = path.join(root, 'site/dist-functions', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const keys = [
    ...requiredFields.map((field) => `${field}.required`),
    ...fields.map((field) => `${field}.tooLong`),
    ...Object.keys(refusals),
    'email.invalid',
    'service.strategy',
  ];
  const form: FormFile = { email: 'owner@example.com', languages: {} };
  for (const language of ['en', 'de', 'fr']) {
    const page = `<html lang="${language}"><p>__reason__</p><a href="__mailto__">mail</a></html>`;
    await write(`${language}/refused.html`, page);
    const texts = Object.fromEntries(keys.map((key) => [key, `${language}: ${key}`]));
    texts['tooLarge'] = `${language}: <256 KB> & no more`;
    texts['mail'] = '{message}\n\n{firstName} {lastName}\n{company}\n{service}\n';
    form.languages[language] = {
      thanks: `${language === 'en' ? '' : `/${language}`}/kontakt/danke`,
      policy: "default-src 'none'; style-src 'sha256-test'",
      texts,
    };
  }
  await write('form.json', JSON.stringify(form));
  return root;
}

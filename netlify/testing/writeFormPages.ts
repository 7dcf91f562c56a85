import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  answerPageKinds,
  fields,
  noteKeys,
  onlyWith,
  requiredFields,
  services,
} from '../contact.js';

/**
 * Minimal versions of what the build writes for the function: templates, texts, policies.
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
    for (const kind of answerPageKinds) {
      const page = [
        `<!doctype html><html lang="${language}"><title>${kind}</title><p id="note">__note__</p>`,
        '<input name="id" value="__id__"><a href="__mailto__">mail</a>',
        ...fields.flatMap((field) => [
          onlyWith(field).join(`<li><a href="#field-${field}">__issue.${field}__</a></li>`),
          `<input id="field-${field}" aria-describedby="${onlyWith(field).join(`field-${field}-issue`)}" aria-invalid="__invalid.${field}__" name="${field}" value="__${field}__">`,
          onlyWith(field).join(`<p id="field-${field}-issue">__issue.${field}__</p>`),
        ]),
        '<textarea name="message">__message__</textarea><select name="service">',
        ...['', ...services].map((slug) => `<option value="${slug}">${slug}</option>`),
        '</select></html>',
      ].join('\n');
      await write(`${language}/${kind}.html`, page);
    }
    const keys = [
      ...requiredFields.map((field) => `${field}.required`),
      ...noteKeys.map((key) => `note.${key}`),
      'email.invalid',
      'service.strategy',
    ];
    await write(`${language}/texts.json`, {
      ...Object.fromEntries(keys.map((key) => [key, `${language}: ${key}`])),
      tooLong: `${language}: at most {max} characters`,
      mail: '{message}\n\n{firstName} {lastName}\n{company}\n{service}\n',
    });
  }
  await write('csp.json', { 'de/unavailable': "default-src 'none'; style-src 'sha256-test'" });
  const thanks = { en: '/kontakt/danke', de: '/de/kontakt/danke', fr: '/fr/kontakt/danke' };
  await write('thanks.json', thanks);
  await write('contact.json', { to: 'owner@example.com', from: 'website@example.com' });
  return root;
}

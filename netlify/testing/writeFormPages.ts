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
  const directory = path.join(root, 'site/dist-forms');
  for (const language of ['en', 'de', 'fr']) {
    await mkdir(path.join(directory, language), { recursive: true });
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
      await writeFile(path.join(directory, language, `${kind}.html`), page);
    }
    const texts = {
      ...Object.fromEntries(
        requiredFields.map((field) => [`${field}.required`, `${language}: ${field} is required`]),
      ),
      'email.invalid': `${language}: invalid email`,
      tooLong: `${language}: at most {max} characters`,
      ...Object.fromEntries(noteKeys.map((key) => [`note.${key}`, `${language}: ${key}`])),
      'service.strategy': `${language}: strategy`,
      mail: '{message}\n\n{firstName} {lastName}\n{company}\n{service}\n',
    };
    await writeFile(path.join(directory, language, 'texts.json'), JSON.stringify(texts));
  }
  await writeFile(
    path.join(directory, 'csp.json'),
    JSON.stringify({ 'de/unavailable': "default-src 'none'; style-src 'sha256-test'" }),
  );
  const thanks = { en: '/kontakt/danke', de: '/de/kontakt/danke', fr: '/fr/kontakt/danke' };
  await writeFile(path.join(directory, 'thanks.json'), JSON.stringify(thanks));
  const addresses = { to: 'owner@example.com', from: 'website@example.com' };
  await writeFile(path.join(directory, 'contact.json'), JSON.stringify(addresses));
  return root;
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fields, requiredFields, services } from '../contact.js';

/** What the site's build leaves for the function, in small: pages with gaps, texts, policies. */
export async function writeFormPages(
  root: string,
  addresses: object = { to: 'owner@example.com', from: 'website@example.com' },
): Promise<void> {
  const directory = path.join(root, 'site/dist-forms');
  const kinds = [...fields.map((field) => `invalid-${field}`), 'delivery', 'too-many', 'elsewhere'];
  for (const language of ['en', 'de', 'fr']) {
    await mkdir(path.join(directory, language), { recursive: true });
    for (const kind of kinds) {
      await writeFile(
        path.join(directory, language, `${kind}.html`),
        [
          `<!doctype html><html lang="${language}"><title>${kind}</title><p id="issue">__issue__</p>`,
          '<input name="id" value="__id__"><a href="__mailto__">mail</a>',
          ...fields.map((field) => `<input name="${field}" value="__${field}__">`),
          '<textarea name="message">__message__</textarea><select name="service">',
          ...['', ...services].map((slug) => `<option value="${slug}">${slug}</option>`),
          '</select></html>',
        ].join('\n'),
      );
    }
    const texts = {
      ...Object.fromEntries(
        requiredFields.map((field) => [`${field}.required`, `${language}: ${field} is required`]),
      ),
      'email.invalid': `${language}: invalid email`,
      tooLong: `${language}: at most {max} characters`,
      tooManyMinutes: `${language}: wait {minutes} minutes`,
      'service.strategy': `${language}: strategy`,
    };
    await writeFile(path.join(directory, language, 'texts.json'), JSON.stringify(texts));
  }
  await writeFile(
    path.join(directory, 'csp.json'),
    JSON.stringify({ 'de/delivery': "default-src 'none'; style-src 'sha256-test'" }),
  );
  await writeFile(path.join(directory, 'contact.json'), JSON.stringify(addresses));
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mailer } from '../inquiry/Mailer.js';

/**
 * Writes each mail to `<directory>/<messageId>.eml`, which any mail program opens. Replaces SendGrid where there is
 * no key.
 */
export function fileMailer(directory: string): Mailer {
  return async (mail) => {
    const { messageId, ...fields } = mail;
    const message = new MailComposer({
      ...fields,
      messageId: `<${messageId}@localhost>`,
      textEncoding: 'quoted-printable',
    });
    const content = await message.compile().build();
    const file = path.join(directory, `${messageId}.eml`);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(file, content, { mode: 0o600 });
    console.log(`Mail written to ${file}`);
  };
}

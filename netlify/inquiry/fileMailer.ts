import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mailer } from './Mailer.js';

/**
 * Writes each mail to `<directory>/<id>.eml`, which any mail program opens: what a machine without
 * a SendGrid key does instead of sending.
 *
 * @param print says where the file is
 */
export function fileMailer(
  directory: string,
  print: (text: string) => void = (text) => console.log(text),
): Mailer {
  return async ({ id, to, from, replyTo, subject, text }) => {
    // Loaded here because the function in production never needs it.
    const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
    const message = new MailComposer({
      to,
      from,
      replyTo: { address: replyTo.email, name: replyTo.name },
      subject,
      text,
      headers: { 'X-Inquiry-Id': id },
      messageId: `<${id}@inquiry.invalid>`,
      textEncoding: 'quoted-printable',
    });
    const content = await message.compile().build();
    const file = path.join(directory, `${id}.eml`);
    await mkdir(directory, { recursive: true });
    // Renamed into place, so that nobody opens half a mail.
    await writeFile(`${file}.part`, content);
    await rename(`${file}.part`, file);
    print(`Mail written to ${file}`);
  };
}

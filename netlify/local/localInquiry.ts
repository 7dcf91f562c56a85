import path from 'node:path';
import { createInquiry, localContext } from '../inquiry/createInquiry.js';
import { fileMailer } from './fileMailer.js';
import { fileStore } from './fileStore.js';

/** The inquiry on this machine: what waits is a file, and so is a mail where there is no key. */
export function localInquiry(root: string) {
  const { env } = process;
  return createInquiry({
    env,
    context: localContext,
    root,
    store: fileStore(path.join(root, '.netlify/inbox')),
    mailer: env['SENDGRID_API_KEY']?.trim() ? undefined : fileMailer(path.join(root, '.mail')),
  });
}

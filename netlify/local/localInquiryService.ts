import path from 'node:path';
import { createInquiryService, localContext } from '../inquiry/createInquiryService.js';
import { fileMailer } from './fileMailer.js';
import { fileStore } from './fileStore.js';

/** The service on this machine: what waits is a file, and so is a mail where there is no key. */
export function localInquiryService(root: string) {
  const { env } = process;
  return createInquiryService({
    env,
    context: localContext,
    root,
    store: fileStore(path.join(root, '.netlify/inbox')),
    mailer: env['SENDGRID_API_KEY']?.trim() ? undefined : fileMailer(path.join(root, '.mail')),
  });
}

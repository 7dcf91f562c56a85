import path from 'node:path';
import { createInquiryService, localContext } from '../inquiry/createInquiryService.js';
import { fileMailer } from './fileMailer.js';
import { fileStore } from './fileStore.js';

/** The service on this machine: its inbox is a folder and, without a key, each mail is a file. */
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

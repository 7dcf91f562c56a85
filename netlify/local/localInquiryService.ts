import path from 'node:path';
import { createInquiryService, localContext } from '../inquiry/createInquiryService.js';
import { fileMailer } from './fileMailer.js';
import { memoryStore } from './memoryStore.js';

/** The service on this machine: its outbox is in memory and, without a SendGrid key, each mail becomes a file. */
export function localInquiryService(root: string) {
  const owner = 'owner@localhost.example';
  const env: NodeJS.Dict<string> = { CONTACT_TO: owner, CONTACT_FROM: owner, ...process.env };
  return createInquiryService({
    env,
    context: localContext,
    store: memoryStore(),
    mailer: env['SENDGRID_API_KEY']?.trim() ? undefined : fileMailer(path.join(root, '.mail')),
  });
}

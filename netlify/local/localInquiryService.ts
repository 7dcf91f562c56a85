import path from 'node:path';
import { createInquiryService } from '../inquiry/createInquiryService.js';
import { sendGridMailer } from '../inquiry/sendGridMailer.js';
import { localContext, readSettings } from '../inquiry/settings.js';
import { fileMailer } from './fileMailer.js';
import { memoryStore } from './memoryStore.js';

/** The service on this machine: its outbox is in memory and, without a SendGrid key, each mail becomes a file. */
export function localInquiryService(root: string) {
  const owner = 'owner@localhost.example';
  const env: NodeJS.Dict<string> = { CONTACT_TO: owner, CONTACT_FROM: owner, ...process.env };
  const usesSendGrid = Boolean(env['SENDGRID_API_KEY']?.trim());
  const settings = readSettings(env, localContext, usesSendGrid);
  return createInquiryService({
    settings,
    store: memoryStore(),
    mailer: usesSendGrid ? sendGridMailer(settings.sendGrid) : fileMailer(path.join(root, '.mail')),
    // The browser tests send many, and expect a mail for each.
    maxSingleMailsADay: Infinity,
  });
}

import { isPreviewContext } from '@advisor/contract/environment';
import { createInquiryService } from '../inquiry/inquiryService.js';
import { log } from '../inquiry/log.js';
import { sendGridMailer } from '../inquiry/mail/sendGridMailer.js';
import type { Store } from '../inquiry/outbox/Store.js';
import { readSettings } from '../inquiry/settings.js';
import { blobStore } from './blobStore.js';

export function deployedInquiryService(env: NodeJS.Dict<string>, context: string, store: Store) {
  const settings = readSettings(env, { isPreview: isPreviewContext(context) });
  return createInquiryService({ settings, store, mailer: sendGridMailer(settings) });
}

export function functionInquiryService(context = '') {
  const { env } = process;
  // Netlify's own tools set NETLIFY_DEV instead of a context.
  if (!context && !env['NETLIFY_DEV']) log.alert('contextMissing');
  return deployedInquiryService(env, context, blobStore());
}

import type { Context } from '@netlify/functions';
import { blobStore } from './blobStore.js';
import { createInquiryService, type InquiryService } from './createInquiryService.js';
import { log } from './log.js';
import { sendGridMailer } from './sendGridMailer.js';
import { localContext, readSettings } from './settings.js';
import type { Store } from './Store.js';

/** The service in production: Netlify Blobs and SendGrid. */
export function productionService(env: NodeJS.Dict<string>, context: string, store: Store) {
  if (!context) log.alert('contextMissing');
  const settings = readSettings(env, context);
  return createInquiryService({ settings, store, mailer: sendGridMailer(settings.sendGrid) });
}

let service: InquiryService | undefined;

/** The service of Netlify's functions, created once per process. */
export function netlifyInquiryService({
  deploy,
}: Partial<Pick<Context, 'deploy'>>): InquiryService {
  const { env } = process;
  // Netlify's own tools set NETLIFY_DEV instead of a context.
  const context = env['NETLIFY_DEV'] ? localContext : (deploy?.context ?? '');
  service ??= productionService(env, context, blobStore());
  return service;
}

import type { Context } from '@netlify/functions';
import { blobStore } from './blobStore.js';
import { createInquiryService, localContext, type InquiryService } from './createInquiryService.js';

const { env } = process;

let service: InquiryService | undefined;

/** The service of Netlify's functions, created once per process: Netlify Blobs and SendGrid. */
export function netlifyInquiryService({
  deploy,
}: Partial<Pick<Context, 'deploy'>>): InquiryService {
  // Netlify's own tools set NETLIFY_DEV instead of a context.
  const context = env['NETLIFY_DEV'] ? localContext : (deploy?.context ?? '');
  service ??= createInquiryService({ env, context, store: blobStore() });
  return service;
}

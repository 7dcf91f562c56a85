import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { blobStore } from './blobStore.js';
import { createInquiryService, localContext, type InquiryService } from './createInquiryService.js';
import type { Mailer } from './Mailer.js';

const { env } = process;

let service: InquiryService | undefined;

/** The service of Netlify's functions, created once per process. */
export function netlifyInquiryService({
  deploy,
}: Partial<Pick<Context, 'deploy'>>): InquiryService {
  // Netlify's own tools set NETLIFY_DEV instead of a context.
  const context = env['NETLIFY_DEV'] ? localContext : (deploy?.context ?? '');
  const mailer = env['NETLIFY_DEV'] && !env['SENDGRID_API_KEY'] ? mailToFile : undefined;
  service ??= createInquiryService({ env, context, store: blobStore(), mailer });
  return service;
}

/** Writes a mail into the project's folder, on a developer's machine without a key. */
const mailToFile: Mailer = async (mail, timeout) => {
  // The bundler follows a path that it can read in the source, and no deployed function may have this part.
  const file = path.resolve(...'netlify local fileMailer.ts'.split(' '));
  const { fileMailer } = await import(pathToFileURL(file).href);
  await fileMailer(path.resolve('.mail'))(mail, timeout);
};

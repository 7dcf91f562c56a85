import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { blobStore } from './blobStore.js';
import { createInquiryService, localContext, type InquiryService } from './createInquiryService.js';
import type { Mailer } from './Mailer.js';

const { env } = process;

let service: InquiryService | undefined;

/** The service as a function of Netlify runs it, put together once in its process. */
export function inquiryService({ deploy }: Partial<Pick<Context, 'deploy'>>): InquiryService {
  // Netlify's own tools name no context, but say that they are not a deploy.
  const context = env['NETLIFY_DEV'] ? localContext : (deploy?.context ?? '');
  // Netlify puts included files beside the function; locally they are in the project's folder.
  const root = env['LAMBDA_TASK_ROOT'] ?? process.cwd();
  const mailer = env['NETLIFY_DEV'] && !env['SENDGRID_API_KEY'] ? mailToFile : undefined;
  service ??= createInquiryService({ env, context, root, store: blobStore(), mailer });
  return service;
}

/** Writes a mail into the project's folder, where there is no key on a developer's machine. */
const mailToFile: Mailer = async (mail, deadline) => {
  // The bundler does not follow an address that is computed: no deployed function has this part.
  const file = path.resolve(...'netlify local fileMailer.ts'.split(' '));
  const { fileMailer } = await import(pathToFileURL(file).href);
  await fileMailer(path.resolve('.mail'))(mail, deadline);
};

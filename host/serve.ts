import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoint } from '@advisor/contract/post';
import MailComposer from 'nodemailer/lib/mail-composer';
import { serve } from 'srvx/node';
import { minute } from '../inquiry/time.js';
import { builtSite } from '../site/builtSite.js';
import { createInquiryService } from '../inquiry/inquiryService.js';
import type { Mailer } from '../inquiry/mail/Mailer.js';
import { sendGridMailer } from '../inquiry/mail/sendGridMailer.js';
import { readSettings, type Settings } from '../inquiry/settings.js';
import { memoryStore } from '../inquiry/outbox/memoryStore.js';
import { createFileServer } from './serveFiles.js';

const projectRoot = path.resolve(import.meta.dirname, '..');

/**
 * Starts the service with an outbox in memory, processed on Netlify's schedule. Without a SendGrid key each mail is a
 * file.
 */
function localInquiryService(root: string) {
  const owner = 'owner@localhost.example';
  const env: NodeJS.Dict<string> = { CONTACT_TO: owner, CONTACT_FROM: owner, ...process.env };
  const usesSendGrid = Boolean(env['SENDGRID_API_KEY']?.trim());
  const settings = readSettings(env, { usesSendGrid });
  const service = createInquiryService({
    settings,
    store: memoryStore(),
    mailer: usesSendGrid
      ? sendGridMailer(settings)
      : fileMailer(path.join(root, '.mail'), settings),
    // No digests: browser tests send many inquiries and expect a mail for each.
    maxSingleMails: Infinity,
  });
  setInterval(() => void service.processOutbox(), 15 * minute).unref();
  // The health check fails until the outbox has been processed once.
  void service.processOutbox();
  return service;
}

/** Writes each mail to `<directory>/<id>.eml`, which any mail program opens. */
function fileMailer(directory: string, { to, from }: Settings): Mailer {
  return async ({ id = randomUUID(), text, ...fields }) => {
    const message = new MailComposer({
      to,
      from,
      ...fields,
      text: text.replaceAll('\n', '\r\n'),
      messageId: `<${id}@localhost>`,
      textEncoding: 'quoted-printable',
    });
    const content = await message.compile().build();
    const file = path.join(directory, `${id}.eml`);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(file, content, { mode: 0o600 });
    console.log(`Mail written to ${file}`);
  };
}

/**
 * Serves the functions and a folder's files as Netlify does in production. @netlify/dev starts a worker for each
 * request to a function, which is too slow to measure anything.
 */
export function createHandler(root = projectRoot): (request: Request) => Promise<Response> {
  const service = localInquiryService(root);
  const serveFile = createFileServer(root, path.join(root, builtSite()));
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === endpoint) return service.handlePost(request);
    if (pathname === '/.netlify/functions/inquiry-health') return service.checkHealth(request);
    return serveFile(request);
  };
}

/**
 * Starts the server of `npm run serve`.
 *
 * @throws if the port is taken
 * @param port - 0 takes any free one
 * @param root - folder with `netlify.toml`, and the built site
 */
export async function startServer(port: number, root = projectRoot) {
  const server = serve({
    fetch: createHandler(root),
    hostname: '127.0.0.1',
    port,
    silent: true,
    gracefulShutdown: false,
    // Closes a connection whose request never ends.
    node: { requestTimeout: 4000, connectionsCheckingInterval: 500 },
  });
  await server.ready();
  return { url: server.url!.replace(/\/$/, ''), close: () => server.close(true) };
}

if (import.meta.main) {
  const port = Number(process.env['PORT'] || 8888);
  try {
    console.log((await startServer(port)).url);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=8889 npm run serve`,
    );
    process.exit(1);
  }
}

import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site behind a server that can be told to fail, the same way for every engine. */
export type TroubledSite = {
  url: string;
  /** What goes wrong; reset before each test. */
  trouble: Trouble;
  /** Messages that were posted to the function, as they arrived. */
  posts: { type: string; body: string }[];
  reset(): void;
  close(): Promise<void>;
};

type Trouble = {
  /** Forbids scripts by a policy of its own. */
  withoutScripts: boolean;
  /** Holds back the scripts that React comes with, in ms. */
  scriptDelay: number;
  /** Status that posts are answered with instead of the function's; `drop` ends the connection. */
  answer: number | 'drop' | null;
  /** Holds back the answers to posts, in ms. */
  answerDelay: number;
};

const none: Trouble = { withoutScripts: false, scriptDelay: 0, answer: null, answerDelay: 0 };

/** Puts itself in front of a served site. */
export async function troubledSite(origin: string): Promise<TroubledSite> {
  const site = { trouble: { ...none }, posts: [] as TroubledSite['posts'] };
  const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  const server = createServer(async (asked, response) => {
    const { answer, answerDelay, scriptDelay, withoutScripts } = site.trouble;
    const body = await read(asked);
    if (asked.method === 'POST') {
      site.posts.push({ type: asked.headers['content-type'] ?? '', body: body.toString() });
      await later(answerDelay);
      if (answer === 'drop') return void asked.socket.destroy();
      if (answer) {
        response.writeHead(answer, { 'content-type': 'application/json' });
        return void response.end('{}');
      }
    }
    if (/\/assets\/.*\.js$/.test(asked.url!)) await later(scriptDelay);
    const passed = request(
      origin + asked.url,
      { method: asked.method, headers: asked.headers },
      (given) => {
        const headers = { ...given.headers };
        if (withoutScripts) headers['content-security-policy'] = "script-src 'none'";
        response.writeHead(given.statusCode!, headers);
        given.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    passed.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(site, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reset() {
      site.trouble = { ...none };
      site.posts.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

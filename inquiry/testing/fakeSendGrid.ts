import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** How the fake responds. A number is a status with a body like SendGrid's. */
export type Behaviour =
  | number
  | 'accept'
  | 'accept without an id'
  | 'accept, answer lost'
  | 'reject Reply-To'
  | 'redirect'
  | 'hang'
  | 'drip';

type Received = { path: string; authorization: string; body: { reply_to?: object } };

/** A local server with SendGrid's v3 API that can also respond wrongly, late, or not at all, until the test ends. */
export async function startFakeSendGrid(given: Behaviour = 'accept') {
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const body = (await json(request)) as Received['body'];
    const mail = { path, authorization: headers.authorization ?? '', body };
    sendGrid.seen.push(mail);
    const behaviour = given === 'reject Reply-To' ? (body.reply_to ? 400 : 'accept') : given;
    if (String(behaviour).startsWith('accept')) sendGrid.accepted.push(mail);
    if (behaviour === 'hang') return;
    if (behaviour === 'accept, answer lost') response.destroy();
    else if (behaviour === 'accept') response.writeHead(202, { 'X-Message-Id': 'id' }).end();
    else if (behaviour === 'accept without an id') response.writeHead(202).end();
    else if (behaviour === 'redirect') response.writeHead(307, { Location: '/elsewhere' }).end();
    else if (behaviour === 'drip') {
      response.writeHead(202, { 'Content-Length': '100000' });
      const timer = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(timer));
    } else {
      response.writeHead(behaviour, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ errors: [{ message: 'From the fake', field: null }] }));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const sendGrid = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted: [] as Received[],
    /** All requests, accepted or not. */
    seen: [] as Received[],
  };
  return sendGrid;
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the stand-in answers. A number is a status with SendGrid's own kind of body. */
export type Behaviour =
  number | 'accept' | 'accept, answer lost' | 'refuse Reply-To' | 'redirect' | 'hang' | 'drip';

type ReceivedMail = {
  /** The id in the mail's text, where a person would see it. */
  id: string;
  authorization: string;
  path: string;
  /** What the tests read of it. */
  body: { subject: string; content: { value: string }[]; reply_to?: object };
};

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

/** A server on this machine that speaks SendGrid's v3 API, also wrongly, late, or not at all. */
export async function startStandIn() {
  const standIn = {
    url: '',
    behaviour: 'accept' as Behaviour,
    /** Mails it took responsibility for. */
    accepted: [] as ReceivedMail[],
    /** Requests it saw, accepted or not. */
    seen: [] as ReceivedMail[],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  const server = createServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || '{}') as ReceivedMail['body'];
    const mail = {
      id: /^Nummer: ([0-9a-f-]{36})/m.exec(body.content?.[0]?.value ?? '')?.[1] ?? '',
      authorization: request.headers.authorization ?? '',
      path: request.url ?? '',
      body,
    };
    standIn.seen.push(mail);
    const { behaviour } = standIn;
    const answer =
      behaviour === 'refuse Reply-To' ? (mail.body.reply_to ? 400 : 'accept') : behaviour;
    if (String(answer).startsWith('accept')) standIn.accepted.push(mail);
    if (answer === 'hang') return;
    if (answer === 'accept, answer lost') response.destroy();
    else if (answer === 'accept') response.writeHead(202).end();
    else if (answer === 'redirect') response.writeHead(307, { Location: '/elsewhere' }).end();
    else if (answer === 'drip') {
      response.writeHead(202, { 'Content-Length': '100000' });
      const timer = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(timer));
    } else {
      response.writeHead(answer, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ errors: [{ message: 'From the stand-in', field: null }] }));
    }
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestFaults } from './sendGridDescription.js';

/** How the stand-in answers. A number is a status with SendGrid's own kind of body. */
export type Behaviour =
  | 'accept'
  | 400
  | 401
  | 403
  | 413
  | 429
  | 500
  | 503
  | 'html 502'
  | 200
  | 204
  | 504
  | 'html 200'
  | 'redirect'
  | 'reset'
  | 'reset in mid-body'
  | 'hang'
  | 'drip'
  | 'accept, answer lost';

export type ReceivedMail = {
  /** The id in the mail's text, where a person would see it. */
  id: string;
  authorization: string;
  path: string;
  body: {
    from: { email: string; name?: string };
    reply_to?: { email: string };
    subject: string;
    content: { type: string; value: string }[];
    personalizations: { to: { email: string }[]; custom_args?: Record<string, string> }[];
    headers?: Record<string, string>;
    tracking_settings: Record<string, { enable: boolean }>;
  };
};

export type StandIn = {
  url: string;
  /** What it does with the next request; may be changed at any time. */
  behave: (behaviour: Behaviour | ((mail: ReceivedMail) => Behaviour)) => void;
  /** Mails it took responsibility for. */
  accepted: ReceivedMail[];
  /** Requests it saw, accepted or not. */
  seen: ReceivedMail[];
  /** What was wrong with requests, by SendGrid's own description. */
  faults: string[];
  /** Requests that the sender gave up before they were answered. */
  abandoned: number;
  /** Requests that followed a redirect. */
  followed: number;
  close: () => Promise<void>;
};

/** A server on this machine that speaks SendGrid's v3 API, also wrongly, late, or not at all. */
export async function startStandIn(): Promise<StandIn> {
  let choose: (mail: ReceivedMail) => Behaviour = () => 'accept';
  const dripping = new Set<NodeJS.Timeout>();

  const server = createServer((request, response) => {
    void receive(request)
      .then((mail) => {
        if (request.url === '/elsewhere') {
          standIn.followed += 1;
          return response.writeHead(202).end();
        }
        standIn.seen.push(mail);
        standIn.faults.push(...requestFaults(mail.body));
        response.on('close', () => {
          if (!response.writableFinished) standIn.abandoned += 1;
        });
        return answer(choose(mail), mail, response);
      })
      // The sender went away while it was still talking.
      .catch(() => response.destroy());
  });

  const errors = (status: number) =>
    JSON.stringify({ errors: [{ message: `Status ${status} for the stand-in`, field: null }] });

  function answer(behaviour: Behaviour, mail: ReceivedMail, response: ServerResponse): unknown {
    switch (behaviour) {
      case 'accept':
        standIn.accepted.push(mail);
        return response.writeHead(202, { 'X-Message-Id': mail.id }).end();
      case 'accept, answer lost':
        standIn.accepted.push(mail);
        return response.destroy();
      case 'html 502':
        return response
          .writeHead(502, { 'Content-Type': 'text/html' })
          .end('<html><h1>Bad Gateway</h1></html>');
      case 'html 200':
        return response
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end('<html><h1>Please sign in to the network</h1></html>');
      case 'redirect':
        return response.writeHead(307, { Location: `${standIn.url}/elsewhere` }).end();
      case 'reset':
        return response.destroy();
      case 'reset in mid-body':
        response.writeHead(202, { 'Content-Length': '1000' }).write('half');
        return setTimeout(() => response.destroy(), 20);
      case 'hang':
        return undefined;
      case 'drip': {
        response.writeHead(202, { 'Content-Length': '100000' });
        const timer = setInterval(() => response.write('x'), 100);
        dripping.add(timer);
        return response.on('close', () => clearInterval(timer));
      }
      case 200:
      case 204:
        return response.writeHead(behaviour, { 'Content-Type': 'application/json' }).end();
      default:
        return response
          .writeHead(behaviour, { 'Content-Type': 'application/json' })
          .end(errors(behaviour));
    }
  }

  const standIn: StandIn = {
    url: '',
    behave: (behaviour) => {
      choose = typeof behaviour === 'function' ? behaviour : () => behaviour;
    },
    accepted: [],
    seen: [],
    faults: [],
    abandoned: 0,
    followed: 0,
    close: async () => {
      for (const timer of dripping) clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

async function receive(request: IncomingMessage): Promise<ReceivedMail> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as ReceivedMail['body'];
  const text = body.content?.[0]?.value ?? '';
  return {
    id: /^Nummer: (\S+)$/m.exec(text)?.[1] ?? '',
    authorization: request.headers.authorization ?? '',
    path: request.url ?? '',
    body,
  };
}

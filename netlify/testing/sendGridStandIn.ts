import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

const filled = z.string().check(z.minLength(1));
const address = z.strictObject({ email: z.string(), name: z.optional(z.string()) });
const texts = z.optional(z.record(z.string(), z.string()));
const enabled = z.strictObject({ enable: z.boolean(), enable_text: z.optional(z.boolean()) });

/**
 * What SendGrid's OpenAPI description (twilio/sendgrid-oai, tsg_mail_v3.json, commit dbe0e0d) says of
 * the properties that this project sends; any other property is our mistake.
 */
const description = z.strictObject({
  personalizations: z.array(z.strictObject({ to: z.array(address), custom_args: texts })),
  from: address,
  reply_to: z.optional(address),
  subject: filled,
  content: z.array(z.strictObject({ type: filled, value: filled })),
  headers: texts,
  mail_settings: z.strictObject({
    bypass_bounce_management: enabled,
    bypass_spam_management: enabled,
    bypass_unsubscribe_management: enabled,
  }),
  tracking_settings: z.strictObject({
    click_tracking: enabled,
    open_tracking: enabled,
    subscription_tracking: enabled,
    ganalytics: enabled,
  }),
});

/** What is wrong with the body of a request to `/v3/mail/send`, one sentence each. */
export const requestFaults = (body: unknown): string[] =>
  (description.safeParse(body).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

/** How the stand-in answers. A number is a status with SendGrid's own kind of body. */
export type Behaviour =
  | number
  | 'accept'
  | 'accept, answer lost'
  | 'html 200'
  | 'html 502'
  | 'redirect'
  | 'reset'
  | 'reset in mid-body'
  | 'hang'
  | 'drip';

export type ReceivedMail = {
  /** The id in the mail's text, where a person would see it. */
  id: string;
  authorization: string;
  path: string;
  body: z.infer<typeof description>;
};

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

/** A server on this machine that speaks SendGrid's v3 API, also wrongly, late, or not at all. */
export async function startStandIn() {
  let choose: (mail: ReceivedMail) => Behaviour = () => 'accept';
  const standIn = {
    url: '',
    /** Sets what it does with the next request; may be called at any time. */
    behave: (behaviour: Behaviour | typeof choose) => {
      choose = typeof behaviour === 'function' ? behaviour : () => behaviour;
    },
    /** Mails it took responsibility for. */
    accepted: [] as ReceivedMail[],
    /** Requests it saw, accepted or not. */
    seen: [] as ReceivedMail[],
    /** What was wrong with requests, by SendGrid's own description. */
    faults: [] as string[],
    /** Requests that the sender gave up before they were answered. */
    abandoned: 0,
    /** Requests that followed a redirect. */
    followed: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  const server = createServer(async (request, response) => {
    try {
      const mail = await receive(request);
      if (mail.path === '/elsewhere') {
        standIn.followed += 1;
        response.writeHead(202).end();
        return;
      }
      standIn.seen.push(mail);
      standIn.faults.push(...requestFaults(mail.body));
      response.on('close', () => {
        if (!response.writableFinished) standIn.abandoned += 1;
      });
      const behaviour = choose(mail);
      if (String(behaviour).startsWith('accept')) standIn.accepted.push(mail);
      answer(behaviour, response);
    } catch {
      // The sender went away while it was still talking.
      response.destroy();
    }
  });

  function answer(behaviour: Behaviour, response: ServerResponse): void {
    const reply = (status: number, headers: Record<string, string>, body = '') =>
      void response.writeHead(status, headers).end(body);
    switch (behaviour) {
      case 'accept':
        return reply(202, { 'X-Message-Id': 'stand-in' });
      case 'accept, answer lost':
      case 'reset':
        return void response.destroy();
      case 'html 200':
      case 'html 502':
        return reply(Number(behaviour.slice(5)), { 'Content-Type': 'text/html' }, '<h1>Proxy</h1>');
      case 'redirect':
        return reply(307, { Location: `${standIn.url}/elsewhere` });
      case 'hang':
        return undefined;
      case 'drip':
      case 'reset in mid-body': {
        response.writeHead(202, { 'Content-Length': '100000' });
        const timer = setInterval(() => response.write('x'), 100);
        if (behaviour !== 'drip') setTimeout(() => response.destroy(), 150);
        return void response.on('close', () => clearInterval(timer));
      }
      default: {
        const errors = [{ message: `Status ${behaviour} for the stand-in`, field: null }];
        return reply(behaviour, { 'Content-Type': 'application/json' }, JSON.stringify({ errors }));
      }
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

async function receive(request: IncomingMessage): Promise<ReceivedMail> {
  const body = JSON.parse((await text(request)) || '{}') as ReceivedMail['body'];
  return {
    id: /^Nummer: (\S+)$/m.exec(body.content?.[0]?.value ?? '')?.[1] ?? '',
    authorization: request.headers.authorization ?? '',
    path: request.url ?? '',
    body,
  };
}

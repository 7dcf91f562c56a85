import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sendGridKey } from '../testing/post.js';
import type { Mail } from './Mailer.js';
import { Client, sendGridMailer } from './sendGridMailer.js';

const to = 'owner@example.com';
const from = 'website@example.com';
const id = '0123456789abcdef0123';
const mail: Mail = {
  id,
  replyTo: 'zoe@example.com',
  subject: 'Größe – „Betreff“ 🙂',
  text: `Nummer: ${id}\n\nText {{mit}} Klammern`,
};

/** How the fake SendGrid responds. A number is a status with a body like SendGrid's. */
type Behaviour =
  | number
  | 'accept'
  | 'accept without an id'
  | 'accept, answer lost'
  | 'reject Reply-To'
  | 'redirect'
  | 'hang'
  | 'drip';

type RequestBody = { reply_to?: object; headers?: Record<string, string> };

/** Starts a local server with SendGrid's v3 API until the test ends. Returns its URL, and the requests it receives. */
async function startFakeSendGrid(wanted: Behaviour = 'accept') {
  const requests: { path: string; authorization: string; body: RequestBody }[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const body = (await json(request)) as RequestBody;
    requests.push({ path, authorization: headers.authorization ?? '', body });
    const behaviour = wanted === 'reject Reply-To' ? (body.reply_to ? 400 : 'accept') : wanted;
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
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const send = (sendGridUrl: string, timeout = 1000) =>
  sendGridMailer({ to, from, sendGridKey, isEuropean: false, sendGridUrl })(mail, timeout);

describe('a mail through SendGrid', () => {
  test('is plain text from the verified sender, untracked and exempt from suppression lists', async () => {
    const sendGrid = await startFakeSendGrid();
    // A part of a millisecond is no error.
    await send(sendGrid.url, 1000.5);
    // Every property is one of SendGrid's OpenAPI description: twilio/sendgrid-oai, tsg_mail_v3.json.
    const body = {
      personalizations: [{ to: [{ email: to }] }],
      from: { email: from },
      // No name: a comma there would be a second address.
      reply_to: { email: mail.replyTo },
      subject: mail.subject,
      content: [{ type: 'text/plain', value: `Nummer: ${id}\t\n\nText {{mit}} Klammern\t` }],
      headers: { 'Message-ID': expect.any(String) },
      // One click on “junk” would put the owner on one of these lists.
      mail_settings: {
        bypass_bounce_management: { enable: true },
        bypass_spam_management: { enable: true },
        bypass_unsubscribe_management: { enable: true },
      },
      tracking_settings: {
        click_tracking: { enable: false, enable_text: false },
        open_tracking: { enable: false },
        subscription_tracking: { enable: false },
        ganalytics: { enable: false },
      },
    };
    const authorization = `Bearer ${sendGridKey}`;
    expect(sendGrid.requests).toEqual([{ path: '/v3/mail/send', authorization, body }]);
  });

  // Gmail hides a mail whose Message-ID is in the bin: jstedfast/MailKit#181.
  test('is another mail to the mailbox on another day', async () => {
    const sendGrid = await startFakeSendGrid();
    onTestFinished(() => void vi.useRealTimers());
    for (const at of ['2026-11-21T01:00Z', '2026-11-21T04:00Z', '2026-11-22T01:00Z']) {
      vi.setSystemTime(at);
      await send(sendGrid.url);
    }
    expect(sendGrid.requests.map(({ body }) => body.headers?.['Message-ID'])).toEqual([
      `<${id}.2026-11-21@example.com>`,
      `<${id}.2026-11-21@example.com>`,
      `<${id}.2026-11-22@example.com>`,
    ]);
  });

  test('is resent without Reply-To if that is rejected', async () => {
    const sendGrid = await startFakeSendGrid('reject Reply-To');
    await send(sendGrid.url);
    expect(sendGrid.requests.map(({ body }) => 'reply_to' in body)).toEqual([true, false]);
  });
});

describe('a mail that is not accepted', () => {
  test.each([
    [400, 'rejected'],
    [401, 'retryable'],
    [413, 'rejected'],
    [429, 'retryable'],
    [500, 'unknown'],
    [503, 'retryable'],
    ['redirect', 'retryable'],
    ['accept without an id', 'unknown'],
    [200, 'unknown'],
    ['accept, answer lost', 'unknown'],
  ] as const)('after %j has the outcome %s, without a private word', async (behaviour, outcome) => {
    const sendGrid = await startFakeSendGrid(behaviour);
    const alert = vi.spyOn(console, 'error').mockReturnValue();
    const error = await send(sendGrid.url).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'MailError', outcome });
    const inside = inspect(error, { depth: Infinity, showHidden: true });
    for (const secret of [sendGridKey, to, mail.replyTo, 'Betreff', 'Klammern'])
      expect(inside).not.toContain(secret);
    expect(sendGrid.requests.map(({ path }) => path)).not.toContain('/elsewhere');
    expect(alert).toHaveBeenCalledTimes(behaviour === 401 ? 1 : 0);
  });

  // Node.js checks the certificate before it sends a byte of the request.
  test.each([
    ['CERT_HAS_EXPIRED', 'retryable'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'retryable'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'retryable'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'retryable'],
    ['ECONNRESET', 'unknown'],
  ])('after %s has the outcome %s', async (code, outcome) => {
    vi.spyOn(Client.prototype, 'request').mockRejectedValue(Object.assign(new Error(), { code }));
    await expect(send('')).rejects.toMatchObject({ code, outcome });
  });

  test.each(['http://127.0.0.1:9', 'http://unknown.invalid'])(
    'was certainly not accepted where there is no connection with %s',
    async (address) => {
      await expect(send(address, 10_000)).rejects.toMatchObject({ outcome: 'retryable' });
    },
  );

  test.each(['hang', 'drip'] as const)(
    'is given up after its own timeout where the server %ss',
    async (way) => {
      const { url } = await startFakeSendGrid(way);
      const ended: number[] = [];
      const sendWithin = async (timeout: number) => {
        const givenUp = { code: 'TIMEOUT', outcome: 'unknown' };
        await expect(send(url, timeout)).rejects.toMatchObject(givenUp);
        ended.push(timeout);
      };
      await Promise.all([900, 300].map(sendWithin));
      expect(ended).toEqual([300, 900]);
    },
  );
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newInquiryId } from '../contact.js';
import { key } from '../testing/post.js';
import { startStandIn, type StandIn } from '../testing/sendGridStandIn.js';
import { MailError, type Mail } from './Mailer.js';
import { sendGridMailer } from './sendGridMailer.js';

const id = newInquiryId();
const mail: Mail = {
  id,
  to: 'owner@example.com',
  from: 'website@example.com',
  replyTo: { email: 'zoe@example.com', name: 'Zoë, "O’Brien" <x@y.example>' },
  subject: 'Größe – „Betreff“ 🙂',
  text: `Inquiry: ${id}\n\nText {{mit}} Klammern`,
};

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.behave('accept');
  standIn.accepted.length = 0;
  standIn.seen.length = 0;
});

const send = (change: Partial<Mail> = {}, deadline = 1000) =>
  sendGridMailer({ key, region: 'global', baseUrl: standIn.url })({ ...mail, ...change }, deadline);

const failure = async (work: Promise<void>) => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MailError);
  return error as MailError;
};

describe('a mail through SendGrid', () => {
  it('is plain text from the verified sender, with the visitor to reply to', async () => {
    await send();
    const [received] = standIn.accepted;
    expect(received).toMatchObject({
      id,
      path: '/v3/mail/send',
      authorization: `Bearer ${key}`,
      body: {
        from: { email: mail.from },
        reply_to: mail.replyTo,
        subject: mail.subject,
        content: [{ type: 'text/plain', value: mail.text }],
        headers: { 'X-Inquiry-Id': id },
        custom_args: { inquiry: id },
        personalizations: [{ to: [{ email: mail.to }] }],
      },
    });
  });

  it('is not tracked in any way', async () => {
    await send();
    const tracking = Object.values(standIn.accepted[0]?.body.tracking_settings ?? {});
    expect(tracking).toHaveLength(4);
    for (const { enable } of tracking) expect(enable).toBe(false);
  });

  it('goes without Reply-To where its address is refused, rather than not at all', async () => {
    standIn.behave(({ body }) => (body.reply_to ? 400 : 'accept'));
    await send({ replyTo: { email: 'müller@example.de', name: 'Müller' } });
    expect(standIn.accepted).toHaveLength(1);
    expect((await failure(send())).code).toBe('400');
  });

  it.each([
    ['global', 'https://api.sendgrid.com/'],
    ['eu', 'https://api.eu.sendgrid.com/'],
  ] as const)('is processed in the region %s', async (region, expected) => {
    const { default: client } = await import('@sendgrid/client');
    const { Client } = client as unknown as { Client: { prototype: typeof client } };
    let address: unknown;
    const request = vi.spyOn(Client.prototype, 'request').mockImplementation(function (
      this: typeof client,
      data,
    ) {
      address = (this.createRequest(data) as { baseURL?: string }).baseURL;
      return Promise.resolve([{ statusCode: 202, headers: {}, body: {} }, {}]);
    });
    await sendGridMailer({ key, region })(mail, 1000);
    request.mockRestore();
    expect(address).toBe(expected);
  });
});

describe('a mail that is not taken', () => {
  it.each([
    [400, true],
    [401, false],
    [403, false],
    [413, true],
    [429, false],
    [500, false],
  ] as const)('with status %i says so, and whether it is final: %s', async (status, isFinal) => {
    standIn.behave(status);
    expect(await failure(send())).toMatchObject({ code: String(status), isFinal });
  });

  it.each(['hang', 'drip'] as const)(
    'is given up at the deadline where the server %ss',
    async (way) => {
      standIn.behave(way);
      const start = performance.now();
      expect(await failure(send({}, 300))).toMatchObject({ code: 'TIMEOUT', isFinal: false });
      expect(performance.now() - start).toBeLessThan(900);
    },
  );

  it('has a deadline of its own, also among others sent at the same time', async () => {
    standIn.behave('hang');
    const start = performance.now();
    const times = await Promise.all(
      [900, 300].map(async (deadline) => {
        await failure(send({}, deadline));
        return performance.now() - start;
      }),
    );
    expect(times[0]).toBeGreaterThan(800);
    expect(times[1]).toBeLessThan(800);
  });

  it('leaves no trace of the key, the mail or the request in the error', async () => {
    for (const behaviour of [400, 401, 'reset', 'hang', 'redirect'] as const) {
      standIn.behave(behaviour);
      const error = await failure(send({}, 200));
      const { inspect } = await import('node:util');
      const everything = inspect(error, { depth: null, showHidden: true }) + (error.stack ?? '');
      for (const secret of [key, 'zoe@example.com', 'Klammern']) {
        expect(everything).not.toContain(secret);
      }
    }
  });
});

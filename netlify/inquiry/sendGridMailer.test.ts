import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newInquiryId } from '../contact.js';
import { key } from '../testing/post.js';
import { requestFaults, startStandIn, type StandIn } from '../testing/sendGridStandIn.js';
import { MailError, type Mail } from './Mailer.js';
import { sendGridMailer } from './sendGridMailer.js';

const id = newInquiryId();
const mail: Mail = {
  id,
  messageId: id,
  to: 'owner@example.com',
  from: 'website@example.com',
  replyTo: 'zoe@example.com',
  subject: 'Größe – „Betreff“ 🙂',
  text: `Nummer: ${id}\n\nText {{mit}} Klammern`,
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
  test('is plain text from the verified sender, with the visitor to reply to', async () => {
    await send();
    const [received] = standIn.accepted;
    expect(received).toMatchObject({
      id,
      path: '/v3/mail/send',
      authorization: `Bearer ${key}`,
      body: {
        from: { email: mail.from },
        reply_to: { email: mail.replyTo },
        subject: mail.subject,
        content: [{ type: 'text/plain', value: mail.text }],
        headers: { 'X-Inquiry-Id': id, 'Message-ID': `<${id}@example.com>` },
        personalizations: [{ to: [{ email: mail.to }], custom_args: { inquiry: id } }],
      },
    });
  });

  test('bypasses the lists on which one click on “junk” would put the owner', async () => {
    await send();
    expect(standIn.accepted[0]?.body.mail_settings).toEqual({
      bypass_bounce_management: { enable: true },
      bypass_spam_management: { enable: true },
      bypass_unsubscribe_management: { enable: true },
    });
  });

  test('is not tracked in any way', async () => {
    await send();
    const tracking = Object.values(standIn.accepted[0]?.body.tracking_settings ?? {});
    expect(tracking).toHaveLength(4);
    for (const { enable } of tracking) expect(enable).toBe(false);
  });

  test('is a request as SendGrid’s own description has it', async () => {
    await send();
    await send({ replyTo: '' });
    expect(standIn.faults).toEqual([]);
    expect(requestFaults({ ...standIn.seen[0]!.body, custom_args: { inquiry: id } })).toHaveLength(
      1,
    );
  });

  test.each(['müller@example.de', 'a@xn--a.de'])(
    'goes without Reply-To where %s is refused, rather than not at all',
    async (replyTo) => {
      standIn.behave(({ body }) => (body.reply_to ? 400 : 'accept'));
      await send({ replyTo });
      expect(standIn.seen).toHaveLength(2);
      expect(standIn.accepted).toHaveLength(1);
    },
  );

  test('names no person in Reply-To: a comma there would be a second address', async () => {
    await send();
    expect(standIn.accepted[0]?.body.reply_to).toEqual({ email: mail.replyTo });
  });

  test.each([
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
  test.each([
    [400, 'never'],
    [401, 'notYet'],
    [403, 'notYet'],
    [413, 'never'],
    [429, 'notYet'],
    [500, 'notYet'],
    [503, 'notYet'],
    ['redirect', 'notYet'],
    [504, 'unknown'],
    ['html 502', 'unknown'],
    [200, 'unknown'],
    [204, 'unknown'],
    ['html 200', 'unknown'],
    ['reset', 'unknown'],
    ['accept, answer lost', 'unknown'],
  ] as const)('after %j is tried again or not: %s', async (behaviour, outcome) => {
    standIn.behave(behaviour);
    expect((await failure(send())).outcome).toBe(outcome);
  });

  test('was certainly not taken where nobody listens', async () => {
    const nobody = sendGridMailer({ key, region: 'global', baseUrl: 'http://127.0.0.1:9' });
    expect(await failure(nobody(mail, 1000))).toMatchObject({
      code: 'ECONNREFUSED',
      outcome: 'notYet',
    });
  });

  test('was certainly not taken where the time was over before there was a connection', async () => {
    // An address that swallows what is sent to it (RFC 5737).
    const swallowed = sendGridMailer({ key, region: 'global', baseUrl: 'http://192.0.2.1' });
    expect((await failure(swallowed(mail, 300))).outcome).toBe('notYet');
  });

  test('may have a deadline of any number, also with a fraction or none left', async () => {
    await send({}, 2500.75);
    expect(await failure(send({}, -0.5))).toMatchObject({ code: 'TIMEOUT', outcome: 'notYet' });
  });

  test.each(['hang', 'drip'] as const)(
    'is given up at the deadline where the server %ss',
    async (way) => {
      standIn.behave(way);
      expect(await failure(send({}, 300))).toMatchObject({ code: 'TIMEOUT', outcome: 'unknown' });
    },
  );

  test('has a deadline of its own, also among others sent at the same time', async () => {
    standIn.behave('hang');
    const ended: number[] = [];
    await Promise.all(
      [900, 300].map(async (deadline) => {
        await failure(send({}, deadline));
        ended.push(deadline);
      }),
    );
    expect(ended).toEqual([300, 900]);
  });

  test('leaves no trace of the key, the mail or the request in the error', async () => {
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

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendGridKey } from '../../testing/post.js';
import { startFakeSendGrid, type FakeSendGrid } from '../../testing/fakeSendGrid.js';
import type { Mail } from './Mailer.js';
import { sendGridMailer } from './sendGridMailer.js';

const id = '0123456789abcdef0123';
const mail: Mail = {
  messageId: id,
  to: 'owner@example.com',
  from: 'website@example.com',
  replyTo: 'zoe@example.com',
  subject: 'Größe – „Betreff“ 🙂',
  text: `Nummer: ${id}\n\nText {{mit}} Klammern`,
};

let sendGrid: FakeSendGrid;
beforeAll(async () => {
  sendGrid = await startFakeSendGrid();
});
afterAll(() => sendGrid.close());
beforeEach(() => {
  sendGrid.behaviour = 'accept';
  sendGrid.accepted.length = 0;
  sendGrid.seen.length = 0;
});

const send = (timeout = 1000, baseUrl = sendGrid.url) =>
  sendGridMailer({ key: sendGridKey, baseUrl })(mail, timeout);

describe('a mail through SendGrid', () => {
  test('is plain text from the verified sender, untracked and exempt from suppression lists', async () => {
    // A part of a millisecond is no error.
    await send(1000.5);
    // Every property is one of SendGrid's OpenAPI description: twilio/sendgrid-oai, tsg_mail_v3.json.
    const body = {
      personalizations: [{ to: [{ email: mail.to }] }],
      from: { email: mail.from },
      // No name: a comma there would be a second address.
      reply_to: { email: mail.replyTo },
      subject: mail.subject,
      content: [{ type: 'text/plain', value: mail.text }],
      headers: { 'Message-ID': `<${id}@example.com>` },
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
    expect(sendGrid.accepted).toEqual([{ path: '/v3/mail/send', authorization, body }]);
  });

  test('is resent without Reply-To if that is rejected', async () => {
    sendGrid.behaviour = 'reject Reply-To';
    await send();
    expect(sendGrid.seen).toHaveLength(2);
    expect(sendGrid.accepted).toHaveLength(1);
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
  ] as const)('after %j has the outcome %s', async (behaviour, outcome) => {
    sendGrid.behaviour = behaviour;
    await expect(send()).rejects.toMatchObject({ name: 'MailError', outcome });
    expect(sendGrid.seen.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  test.each(['http://127.0.0.1:9', 'http://unknown.invalid'])(
    'was certainly not accepted where there is no connection with %s',
    async (address) => {
      await expect(send(10_000, address)).rejects.toMatchObject({ outcome: 'retryable' });
    },
  );

  test.each(['hang', 'drip'] as const)(
    'is given up after its own timeout where the server %ss',
    async (way) => {
      sendGrid.behaviour = way;
      const ended: number[] = [];
      const sendWithin = async (timeout: number) => {
        const given = { code: 'TIMEOUT', outcome: 'unknown' };
        await expect(send(timeout)).rejects.toMatchObject(given);
        ended.push(timeout);
      };
      await Promise.all([900, 300].map(sendWithin));
      expect(ended).toEqual([300, 900]);
    },
  );
});

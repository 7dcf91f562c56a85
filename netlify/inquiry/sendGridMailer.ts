import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import sendgridClient from '@sendgrid/client';
import sendgridMail from '@sendgrid/mail';
import { timeLimit } from './deadline.js';
import { codeOf } from './log.js';
import { MailError, messageIdOf, type Mailer, type Outcome } from './Mailer.js';

// Both packages export their class beside the shared instance; their types leave it out.
const { Client } = sendgridClient as unknown as { Client: new () => typeof sendgridClient };
const { MailService } = sendgridMail as unknown as { MailService: new () => typeof sendgridMail };

export type SendGridAccess = {
  key: string;
  /** Where SendGrid processes the data. */
  region: 'global' | 'eu';
  /** Another origin than SendGrid's, for tests against a stand-in. */
  baseUrl?: string;
};

/** What SendGrid will answer again and again to the same mail: it is malformed, or too large. */
const finalCodes = new Set(['400', '413']);

/** Answers of a gateway that passed the mail on and does not know what became of it. */
const gatewayCodes = new Set(['502', '504']);

function outcomeOf(code: string): Outcome {
  if (finalCodes.has(code)) return 'never';
  const isRefused = /^[345]\d\d$/.test(code) && !gatewayCodes.has(code);
  return isRefused ? 'notYet' : 'unknown';
}

/** Sends through SendGrid. */
export function sendGridMailer(access: SendGridAccess): Mailer {
  return async (mail, deadline) => {
    const signal = timeLimit(deadline);
    // Before a connection is made, nothing of the mail has left.
    let isConnected = false;
    const send = async (replyTo: string | undefined) => {
      isConnected = false;
      // A new service for each mail: the signal is among its client's defaults, which mails
      // sent at the same time would share.
      const service = new MailService();
      service.setClient(clientFor(access, signal, () => (isConnected = true)));
      const [response] = await service.send({
        // SendGrid's OpenAPI description wants an object here and a string at the top level.
        personalizations: [{ to: mail.to, customArgs: { inquiry: mail.id } }],
        from: mail.from,
        ...(replyTo ? { replyTo } : {}),
        subject: mail.subject,
        text: mail.text,
        headers: { 'X-Inquiry-Id': mail.id, 'Message-ID': messageIdOf(mail) },
        // There is one recipient, the owner. One click on “junk” would end every later inquiry.
        mailSettings: {
          bypassBounceManagement: { enable: true },
          bypassSpamManagement: { enable: true },
          bypassUnsubscribeManagement: { enable: true },
        },
        trackingSettings: {
          clickTracking: { enable: false, enableText: false },
          openTracking: { enable: false },
          subscriptionTracking: { enable: false },
          ganalytics: { enable: false },
        },
      });
      // 200 means “valid, but not queued”; a page in HTML comes from something in between.
      if (response.statusCode !== 202) throw new MailError(`NOT_202_${response.statusCode}`);
    };
    try {
      await send(mail.replyTo).catch((error: unknown) => {
        // The visitor's address may be one that SendGrid does not take. The mail says it in its text
        // as well, and a mail without Reply-To is worth more than none.
        if (codeOf(error) !== '400' || !mail.replyTo) throw error;
        return send(undefined);
      });
    } catch (error) {
      const code = signal.aborted ? 'TIMEOUT' : statusOf(error);
      throw new MailError(code, isConnected ? outcomeOf(code) : 'notYet');
    }
  };
}

function clientFor(
  { key, region, baseUrl }: SendGridAccess,
  signal: AbortSignal,
  onConnect: () => void,
) {
  const client = new Client();
  // The order matters: setApiKey resets the address of the API to the region's.
  client.setDataResidency(region);
  client.setApiKey(key);
  if (baseUrl) client.setDefaultRequest('baseUrl', baseUrl);
  const bounds: object = {
    // setTimeout() bounds silence only: a server that drips bytes would keep the call open.
    signal,
    // A redirect would carry the key to wherever it points.
    maxRedirects: 0,
    httpAgent: announcing(new HttpAgent(), 'connect', onConnect),
    httpsAgent: announcing(new HttpsAgent(), 'secureConnect', onConnect),
  };
  // Handed on to axios as it is; the package's types know only a few of axios' options.
  client.setDefaultRequest(bounds as Parameters<typeof client.setDefaultRequest>[0]);
  return client;
}

/** An agent that tells when a connection is made. */
function announcing(agent: HttpAgent, event: string, onConnect: () => void): HttpAgent {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) =>
    connect(options, callback)?.once(event, onConnect);
  return agent;
}

/** A redirect's error carries its status in the response, as axios leaves it. */
function statusOf(error: unknown): string {
  const status = (error as { response?: { status?: unknown } }).response?.status;
  return codeOf(typeof status === 'number' ? { code: status } : error);
}

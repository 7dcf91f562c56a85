import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import sendgridClient from '@sendgrid/client';
import sendgridMail from '@sendgrid/mail';
import { codeOf } from './log.js';
import { MailError, type Mailer, type Outcome } from './Mailer.js';

// Both packages export their class beside the shared instance; their types leave it out.
const { Client } = sendgridClient as unknown as { Client: new () => typeof sendgridClient };
const { MailService } = sendgridMail as unknown as { MailService: new () => typeof sendgridMail };

type Options = {
  key: string;
  /** Whether SendGrid processes the data in its European region. */
  isEuropean?: boolean;
  /** The address of a stand-in for SendGrid; empty for SendGrid itself. */
  baseUrl: string;
};

/** What SendGrid's answer means; a code that is none of its statuses is unclear. */
export function outcomeOf(code: string): Outcome {
  // Malformed or too large: the same mail gets the same answer again.
  if (code === '400' || code === '413') return 'rejected';
  // After any other error of the server or of a gateway, the mail may have been accepted.
  return /^([34]\d\d|503)$/.test(code) ? 'deferred' : 'unclear';
}

/** A mailer through SendGrid. It never retries: when to try again is for the inbox to decide. */
export function sendGridMailer({ key, isEuropean, baseUrl }: Options): Mailer {
  return async (mail, timeout) => {
    // `AbortSignal.timeout` takes whole numbers only, and with 0 ms a quick answer could come first.
    const signal = timeout < 1 ? AbortSignal.abort() : AbortSignal.timeout(Math.floor(timeout));
    // Before a connection is made, nothing of the mail has left.
    let isConnected = false;
    const watch = (agent: HttpAgent, event: string) => {
      const connect = agent.createConnection.bind(agent);
      agent.createConnection = (options, callback) =>
        connect(options, callback)?.once(event, () => (isConnected = true));
      return agent;
    };
    const client = new Client();
    // The order matters: setApiKey resets the address of the API to the region's.
    client.setDataResidency(isEuropean ? 'eu' : 'global');
    client.setApiKey(key);
    if (baseUrl) client.setDefaultRequest('baseUrl', baseUrl);
    const options: object = {
      // The client's own setTimeout() ends silence only: a server that drips bytes would keep the call open.
      signal,
      // A redirect would carry the key to wherever it points.
      maxRedirects: 0,
      httpAgent: watch(new HttpAgent(), 'connect'),
      httpsAgent: watch(new HttpsAgent(), 'secureConnect'),
    };
    // Handed on to axios as it is; the package's types know only a few of axios' options.
    client.setDefaultRequest(options as Parameters<typeof client.setDefaultRequest>[0]);
    const service = new MailService();
    service.setClient(client);

    const send = async (replyTo: string | undefined) => {
      isConnected = false;
      const [{ statusCode }] = await service.send({
        to: mail.to,
        from: mail.from,
        ...(replyTo && { replyTo }),
        subject: mail.subject,
        text: mail.text,
        headers: { 'Message-ID': `<${mail.messageId}@${mail.from.split('@').at(-1)}>` },
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
      // 200 means “valid, but not queued”.
      if (statusCode !== 202) throw new MailError(`NOT_202_${statusCode}`);
    };
    try {
      await send(mail.replyTo).catch((error: unknown) => {
        // SendGrid may not take the visitor's address. The mail's text holds it as well.
        if (codeOf(error) !== '400' || !mail.replyTo) throw error;
        return send(undefined);
      });
    } catch (error) {
      // A redirect's error has its status in the response, as axios leaves it.
      const { status } = (error as { response?: { status?: number } }).response ?? {};
      const code = signal.aborted ? 'TIMEOUT' : codeOf(status ? { code: status } : error);
      throw new MailError(code, isConnected ? outcomeOf(code) : 'deferred');
    }
  };
}

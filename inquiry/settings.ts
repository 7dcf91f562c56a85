import { isDeliverableAddress } from '@advisor/contract/contactMessage';
import { sendGridRegion } from '@advisor/contract/environment';

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the environment variables that docs/deploy.md lists, `SENDGRID_BASE_URL` for a fake SendGrid included.
 *
 * @param options.isPreview - whether this deploy delivers nothing, and says so
 * @param options.usesSendGrid - whether mail goes through SendGrid, which requires a key
 */
export function readSettings(
  env: NodeJS.Dict<string>,
  { isPreview = false, usesSendGrid = true } = {},
) {
  const setting = (name: string) => env[name]?.trim() ?? '';
  const to = setting('CONTACT_TO');
  const from = setting('CONTACT_FROM');
  const sendGridKey = setting('SENDGRID_API_KEY');
  const region = sendGridRegion(env['SENDGRID_REGION']);
  const sendGridUrl = setting('SENDGRID_BASE_URL');
  const checks: [name: string, isRight: boolean][] = [
    ['CONTACT_TO', isDeliverableAddress(to)],
    ['CONTACT_FROM', isDeliverableAddress(from)],
    ['SENDGRID_API_KEY', !usesSendGrid || sendGridKey !== ''],
    ['SENDGRID_REGION', region !== undefined],
    // Empty, or an origin on this machine: only SendGrid or a local fake may receive the key.
    [
      'SENDGRID_BASE_URL',
      /^(http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?)?$/.test(sendGridUrl),
    ],
  ];
  return {
    isPreview,
    to,
    from,
    /** Origins whose pages may post, besides the function's own. */
    ownOrigins: ['SITE_URL', 'URL'].flatMap((name) => URL.parse(setting(name))?.origin ?? []),
    sendGridKey,
    isEuropean: region === 'eu',
    /** Origin of a fake SendGrid; empty for SendGrid itself. */
    sendGridUrl,
    /** The secret shared with the workflow `inquiry-health.yml`; empty if it is not set. */
    healthToken: setting('HEALTH_TOKEN'),
    /** The variables that are missing or wrong. While there is one, nothing is mailed. */
    wrongVariables: checks.flatMap(([name, isRight]) => (isRight ? [] : name)),
  };
}

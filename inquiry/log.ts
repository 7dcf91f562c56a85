import type { UnconfirmedOutcome } from './mail/Mailer.js';

/** Events that need a person, each with its meaning and what to do, as the log prints them. */
const alerts = {
  contextMissing: 'Netlify named no deploy context. If this is a preview, report it to Netlify.',
  expired: 'Deleted unsent, as the privacy text promises. Why did nobody see earlier alerts?',
  misconfigured:
    'A variable is missing or wrong. Set it and deploy. What waits is then sent within four hours; ' +
    '`npm run outbox -- resend <id>` sends one at once.',
  overdue: 'Inquiries wait that need a person: `npm run outbox`.',
  ownerNotNotified:
    'The mail about inquiries that need a person was not accepted: `npm run outbox`.',
  storeDown: 'The store did not respond properly in time. If there are many: netlifystatus.com.',
  unauthorized: 'The provider rejects key or sender: check trial, credits, sender and key.',
  unavailable: 'Neither store nor provider took an inquiry; the visitor was told. Check both.',
  unexpected: 'An unforeseen error; the visitor was told of it. Write a test of it first.',
} as const;

type Alert = keyof typeof alerts;

/** Events that need no action. */
type Routine = 'attemptFailed' | 'duplicate' | 'postRefused' | 'sent' | 'stored';

/**
 * The only details in the log: no words of a visitor, and no error objects, because those of @sendgrid/mail contain the
 * API key in the headers of the request.
 */
type Details = {
  id?: string;
  code?: string;
  outcome?: UnconfirmedOutcome;
  /** Name of an environment variable, never its value. */
  variable?: string;
  count?: number;
};

/** Picks the details by name: an object may have more properties than its type. */
const line = (level: string, event: string, details: Details, meaning?: string) => {
  const { id, code, outcome, variable, count } = details;
  return JSON.stringify({ level, event, id, code, outcome, variable, count, meaning });
};

export const log = {
  info: (event: Routine, details: Details = {}) => console.log(line('info', event, details)),
  alert: (event: Alert, details: Details = {}) =>
    console.error(line('alert', event, details, alerts[event])),
};

export function logStoreDown(error: unknown, { id }: Details = {}): undefined {
  log.alert('storeDown', { code: codeOf(error), ...(id && { id }) });
}

/**
 * Reduces anything thrown to a code that is safe to log: an HTTP status, or a name in capitals such as Node.js's
 * and axios's. Messages may hold private data.
 */
export function codeOf(error: unknown, isCause = false): string {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN';
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  if (typeof code === 'number' && code >= 100 && code <= 599) return String(code);
  if (typeof code === 'string' && /^([A-Z][A-Z0-9_]{1,39}|[1-5]\d\d)$/.test(code)) return code;
  if (name === 'TimeoutError' || name === 'AbortError') return 'TIMEOUT';
  // fetch() wraps the network error as its cause.
  return isCause ? 'UNKNOWN' : codeOf(cause, true);
}

/** Events that need a person, with what each means. docs/operations.md says what to do about it. */
const alerts = {
  conditionFails: 'The store’s conditional writes never hold; nothing can be tried again.',
  contextMissing: 'Netlify named no deploy context; treated as the website itself.',
  expired: 'Kept for as long as the privacy text allows, never sent, now deleted.',
  formsMissing: 'The prerendered form pages are not beside the function; run the build.',
  listIncomplete: 'The list of the store lacks a key that is there: inquiries may wait unseen.',
  misconfigured: 'An environment variable is missing or has a wrong value.',
  ownerNotTold: 'The mail to the owner about inquiries that need a person was not taken.',
  rebuildFailed: 'A build was not ordered on a day that changes the site.',
  refused: 'The provider will never take this mail as it is; run `npm run inbox`.',
  refusedByProvider: 'The provider refuses the key or the sender, or is out of credits.',
  storeDown: 'The store did not answer in time, or with an error or nonsense.',
  stuck: 'Inquiries wait that need a person: run `npm run inbox`.',
  tagMissing: 'The store gives no version with what is read: no write is conditional.',
  unavailable: 'Neither the store nor the provider took an inquiry; the visitor was told.',
  unclear: 'A mail may have arrived or not: look for the number in the mailbox, then decide.',
  unexpected: 'An unforeseen error; the visitor was told that it did not work.',
} as const;

type Alert = keyof typeof alerts;

/** Events that need nobody. */
type Notice =
  | 'delivered'
  | 'knownBefore'
  | 'notTaken'
  | 'ownerTold'
  | 'postRefused'
  | 'rebuildOrdered'
  | 'stored';

/**
 * All a line may say beside its event. Neither a visitor's words nor an error object fits in here:
 * the errors of @sendgrid/mail hold the request's headers, the API key among them.
 */
export type Details = {
  id?: string;
  code?: string;
  /** Name of an environment variable, never its value. */
  variable?: string;
  count?: number;
};

export type Log = ReturnType<typeof createLog>;

/** Writes one JSON object a line, built field by field, so that nothing slips in by being spread. */
export function createLog(write?: (line: string) => void) {
  const line = (level: string, event: string, details: Details = {}, meaning?: string) => {
    const { id, code, variable, count } = details;
    return JSON.stringify({ level, event, id, code, variable, count, meaning });
  };
  return {
    note: (event: Notice, details?: Details) =>
      (write ?? console.log)(line('info', event, details)),
    alert: (event: Alert, details?: Details) =>
      (write ?? console.error)(line('alert', event, details, alerts[event])),
  };
}

/**
 * Reduces anything thrown to a code that is safe to log: an HTTP status, or a name in
 * capitals as Node.js and axios give them. Never a message, never the error itself.
 */
export function codeOf(error: unknown, isCause = false): string {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN';
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  if (typeof code === 'number' && code >= 100 && code <= 599) return String(code);
  if (typeof code === 'string' && /^([A-Z][A-Z0-9_]{1,39}|[1-5]\d\d)$/.test(code)) return code;
  if (name === 'TimeoutError' || name === 'AbortError') return 'TIMEOUT';
  // fetch() wraps what went wrong on the network, once.
  return isCause ? 'UNKNOWN' : codeOf(cause, true);
}

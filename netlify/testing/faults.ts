import type { StoreFault } from './blobsFront.js';
import type { Behaviour } from './sendGridStandIn.js';

/** One thing that can go wrong, with the result it must have. */
export type Fault = {
  name: string;
  provider?: Behaviour;
  store?: StoreFault;
  /** Environment variables that are missing or differ. */
  env?: Record<string, string | undefined>;
  /** What the visitor is answered. */
  status: 202 | 503;
  /** Where the inquiry is once the visitor has been answered. */
  shelf: 'waiting' | 'dead' | 'delivered' | 'nowhere' | 'unknown';
  /** Mails with this id that may arrive in the end, at the most. One where nothing is said. */
  mails?: number;
  /** An alert that the log must hold. */
  alert?: string;
};

const atProvider = (name: string, provider: Behaviour, rest: Partial<Fault> = {}): Fault => ({
  name: `SendGrid ${name}`,
  provider,
  status: 202,
  shelf: 'waiting',
  ...rest,
});

const atStore = (name: string, store: StoreFault, rest: Partial<Fault> = {}): Fault => ({
  name: `Store ${name}`,
  store,
  status: 202,
  shelf: 'unknown',
  alert: 'storeDown',
  ...rest,
});

/** Every fault of the provider, of the store, of both, and of the settings. */
export const faults: Fault[] = [
  { name: 'None', status: 202, shelf: 'delivered' },
  atProvider('answers 400', 400, { shelf: 'dead', alert: 'dead' }),
  atProvider('answers 401', 401, { alert: 'refusedByProvider' }),
  atProvider('answers 403', 403, { alert: 'refusedByProvider' }),
  atProvider('answers 413', 413, { shelf: 'dead', alert: 'dead' }),
  atProvider('answers 200, which is not 202', 200),
  atProvider('answers 204, which is not 202', 204),
  atProvider('answers 429', 429),
  atProvider('answers 500', 500),
  atProvider('answers 503', 503),
  atProvider('answers 502 in HTML', 'html 502'),
  atProvider('is a page in HTML with status 200', 'html 200'),
  atProvider('redirects', 'redirect'),
  atProvider('resets at once', 'reset'),
  atProvider('resets in mid-body', 'reset in mid-body'),
  atProvider('hangs', 'hang'),
  atProvider('drips', 'drip'),
  atProvider('accepts, the answer is lost', 'accept, answer lost', { mails: 2 }),
  atStore('refuses connections', 'refuse'),
  atStore('hangs', 'hang'),
  atStore('answers 500', 500),
  atStore('answers 500 to writes', 'write 500'),
  atStore('hangs on reads', 'read hang', { shelf: 'waiting' }),
  { name: 'Store takes 0.5 s a call', store: 'slow', status: 202, shelf: 'unknown' },
  {
    name: 'Both: store refuses, SendGrid answers 503',
    store: 'refuse',
    provider: 503,
    status: 503,
    shelf: 'nowhere',
    mails: 0,
    alert: 'unavailable',
  },
  {
    name: 'Both: store hangs, SendGrid hangs',
    store: 'hang',
    provider: 'hang',
    status: 503,
    shelf: 'nowhere',
    mails: 0,
    alert: 'unavailable',
  },
  {
    name: 'Both: store answers 500, SendGrid drips',
    store: 500,
    provider: 'drip',
    status: 503,
    shelf: 'nowhere',
    mails: 0,
    alert: 'unavailable',
  },
  {
    name: 'SENDGRID_API_KEY is missing',
    env: { SENDGRID_API_KEY: '' },
    status: 202,
    shelf: 'waiting',
    alert: 'SENDGRID_API_KEY',
  },
  {
    name: 'CONTACT_TO is no address',
    env: { CONTACT_TO: 'owner' },
    status: 202,
    shelf: 'waiting',
    alert: 'CONTACT_TO',
  },
  {
    name: 'SENDGRID_REGION is neither global nor eu',
    env: { SENDGRID_REGION: 'mars' },
    status: 202,
    shelf: 'waiting',
    alert: 'SENDGRID_REGION',
  },
];

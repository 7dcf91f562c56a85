import { vi } from 'vitest';
import { minute } from '../time.js';
import { createInquiryService } from '../inquiryService.js';
import { MailError, type Mail, type Mailer, type UnconfirmedOutcome } from '../mail/Mailer.js';
import { sendGridMailer } from '../mail/sendGridMailer.js';
import { readSettings } from '../settings.js';
import type { Store } from '../outbox/Store.js';
import { memoryStore } from '../outbox/memoryStore.js';
import { origin, scriptPost, sendGridKey, visitor } from './post.js';

/** When the tests' clock begins: a Sunday morning. */
export const start = Date.UTC(2026, 10, 22, 9);

/** Begins work and advances the timers it starts by `milliseconds`. Never settles if the work needs longer. */
export async function fastForward<Result>(milliseconds: number, begin: () => Promise<Result>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const work = begin();
  await vi.advanceTimersByTimeAsync(milliseconds);
  vi.useRealTimers();
  return work;
}

export async function slowly<Result>(milliseconds: number, work: Promise<Result>) {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return work;
}

type Behaviour = 'accept' | UnconfirmedOutcome;

type TestServiceOptions = {
  env?: NodeJS.Dict<string>;
  isPreview?: boolean;
  store?: Store;
  /** Whether mail goes through SendGrid's client instead of the simulated provider. */
  usesSendGrid?: boolean;
};

/**
 * The service as in production, with a store in memory, a settable clock and a provider that can fail. Captures the
 * console until the test ends.
 */
export function startTestService(options: TestServiceOptions = {}) {
  const { env, isPreview = false, store, usesSendGrid = false } = options;
  const memory = memoryStore();
  const faulty: Store = { ...memory };
  const lines: string[] = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  const clock = { time: start };
  const provider = {
    behaviour: 'accept' as Behaviour,
    code: '503',
    isHanging: false,
    /** A mail that contains this text is rejected. */
    rejectedText: undefined as string | undefined,
    mails: [] as Mail[],
  };
  const mailer: Mailer = async (mail, timeout) => {
    if (provider.isHanging) await slowly(timeout, Promise.resolve());
    if (provider.behaviour !== 'accept') throw new MailError(provider.code, provider.behaviour);
    const { rejectedText } = provider;
    if (rejectedText && mail.text.includes(rejectedText)) throw new MailError('400', 'rejected');
    provider.mails.push(mail);
  };
  const addresses = { CONTACT_TO: 'owner@example.com', CONTACT_FROM: 'site@example.com' };
  const variables = { ...addresses, SENDGRID_API_KEY: sendGridKey, SITE_URL: origin, ...env };
  const settings = readSettings(variables, { isPreview });
  const inquiry = createInquiryService({
    settings,
    store: store ?? faulty,
    mailer: usesSendGrid ? sendGridMailer(settings) : mailer,
    now: () => clock.time,
  });
  const post = (request = scriptPost()) => inquiry.handlePost(request);
  let posts = 0;
  const another = () => scriptPost({ values: { ...visitor, subject: `Inquiry ${(posts += 1)}` } });
  return {
    ...inquiry,
    memory,
    /** The store that the service sees: a test replaces calls, to make them fail or slow. */
    faulty,
    clock,
    provider,
    lines,
    another,
    post,
    isHealthy: async () => (await inquiry.checkHealth(new Request(origin))).ok,
    /** Delays each store call, and listing all keys by `listTime`. */
    slowDown(milliseconds: number, listTime = milliseconds) {
      faulty.read = (key) => slowly(milliseconds, memory.read(key));
      faulty.write = (...entry) => slowly(milliseconds, memory.write(...entry));
      faulty.writeIfUnchanged = (...entry) =>
        slowly(milliseconds, memory.writeIfUnchanged(...entry));
      faulty.remove = (key) => slowly(milliseconds, memory.remove(key));
      faulty.keys = (prefix) => slowly(prefix ? milliseconds : listTime, memory.keys(prefix));
    },
    async postWhile(behaviour: Behaviour, request?: Request) {
      provider.behaviour = behaviour;
      return post(request).finally(() => (provider.behaviour = 'accept'));
    },
    async runs(count: number) {
      for (let run = 0; run < count; run += 1) {
        clock.time += 15 * minute;
        await inquiry.processOutbox();
      }
    },
    events: (name: string) => lines.filter((line) => line.includes(`"event":"${name}"`)),
    /** The mails about one inquiry each. */
    inquiries: () => provider.mails.filter(({ replyTo }) => replyTo !== undefined),
    reminders: () => provider.mails.filter(({ subject }) => subject.includes('Aufmerksamkeit')),
  };
}

export type TestService = ReturnType<typeof startTestService>;

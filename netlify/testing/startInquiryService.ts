import { rm } from 'node:fs/promises';
import { onTestFinished, vi } from 'vitest';
import { minute, newInquiryId } from '../contact.js';
import { createInquiryService, type Options } from '../inquiry/createInquiryService.js';
import { MailError, type Mail, type Outcome } from '../inquiry/Mailer.js';
import type { Store } from '../inquiry/Store.js';
import { functionFiles } from './functionFiles.js';
import { memoryStore } from './memoryStore.js';
import { scriptPost } from './post.js';
import { temporaryFolder } from './temporaryFolder.js';
import { slowly, start } from './clock.js';

/** The service as in production, but with a store in memory, a clock to set and a provider that can fail. */
export async function startInquiryService(settings: Partial<Options> = {}) {
  const root = await temporaryFolder(functionFiles);
  onTestFinished(() => rm(root, { recursive: true }));
  const memory = memoryStore();
  const faulty: Partial<Store> = {};
  const lines: string[] = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  const clock = { time: start };
  const behaviour = 'accept' as 'accept' | Outcome;
  const provider = { behaviour, code: '503', isHanging: false, mails: [] as Mail[] };
  const inquiry = createInquiryService({
    env: {},
    context: 'production',
    root,
    store: new Proxy<Store>(memory, {
      get: (_, name: keyof Store) => faulty[name] ?? memory[name],
    }),
    now: () => clock.time,
    mailer: async (mail, timeout) => {
      if (provider.isHanging) await slowly(timeout, Promise.resolve());
      if (provider.behaviour !== 'accept') throw new MailError(provider.code, provider.behaviour);
      provider.mails.push(mail);
    },
    ...settings,
  });
  const idAt = () => newInquiryId(clock.time);
  const post = (request = scriptPost({ id: idAt() })) => inquiry.handle(request);
  return {
    ...inquiry,
    memory,
    /** Calls of the store to replace, so that they fail or are slow. */
    faulty,
    clock,
    provider,
    lines,
    idAt,
    post,
    isHealthy: async () => (await inquiry.answerHealth()).ok,
    /** Posts one inquiry while the provider fails in this way. */
    async postWhile(behaviour: Outcome, request?: Request) {
      provider.behaviour = behaviour;
      return post(request).finally(() => (provider.behaviour = 'accept'));
    },
    /** Runs rounds, one each quarter of an hour. */
    async rounds(count: number) {
      for (let round = 0; round < count; round += 1) {
        clock.time += 15 * minute;
        await inquiry.round();
      }
    },
    events: (name: string) => lines.filter((line) => line.includes(`"event":"${name}"`)),
    /** Ids of the inquiries in the mails that were accepted, in their order. */
    sentIds: () => provider.mails.map(({ messageId }) => messageId.slice(0, 36)),
    /** The mails about one inquiry each. */
    inquiries: () => provider.mails.filter(({ replyTo }) => replyTo !== undefined),
    /** The mails to the owner about what needs a person. */
    notices: () => provider.mails.filter(({ subject }) => subject.includes('Aufmerksamkeit')),
  };
}

export type TestService = Awaited<ReturnType<typeof startInquiryService>>;

import {
  responsePath,
  checkContactMessage,
  type responsePaths,
  type Issue,
  type RefusalReason,
} from '../contact.js';
import { accepted, refusal, seeOther } from './responses.js';
import { codeOf, log } from './log.js';
import type { Outbox } from './outbox.js';
import { readPost } from './readPost.js';

/** Milliseconds within which a visitor gets a response: half a second less than promised. */
const responseBudget = 5500;

type Options = {
  /** Left out in a preview, which delivers nothing and says so. */
  outbox?: Pick<Outbox, 'accept'>;
  ownOrigins: readonly string[];
  now: () => number;
};

/** The static page that a refused plain form is redirected to. Other reasons get a bare status. */
const refusalPages: Partial<Record<RefusalReason, keyof typeof responsePaths>> = {
  invalid: 'invalid',
  malformed: 'invalid',
  tooLarge: 'invalid',
  preview: 'unavailable',
  unavailable: 'unavailable',
};

/**
 * Handles a post of the contact form: read, check, store, send, respond. A script gets JSON; a visitor without
 * JavaScript is redirected to a page of the site in the language of the post.
 */
export function createInquiryHandler({ outbox, ownOrigins, now }: Options) {
  async function respond(request: Request): Promise<Response> {
    const deadline = performance.now() + responseBudget;
    const post = await readPost(request, ownOrigins);
    const { language } = post;

    const refuse = (reason: RefusalReason, issue?: Issue) => {
      log.info('postRefused', { code: reason });
      const page = refusalPages[reason];
      return post.isForm && page ? seeOther(responsePath(page, language)) : refusal(reason, issue);
    };

    if (post.refusalReason) return refuse(post.refusalReason);
    const checked = checkContactMessage(post.values);
    if (!checked.ok) return refuse('invalid', checked.issues[0]);
    if (!outbox) return refuse('preview');
    const inquiry = {
      message: checked.value,
      language,
      receivedAt: now(),
      signals: post.signals,
    };
    if (!(await outbox.accept(inquiry, deadline))) return refuse('unavailable');
    return post.isForm ? seeOther(responsePath('sent', language)) : accepted();
  }

  return (request: Request): Promise<Response> =>
    respond(request).catch((error: unknown) => {
      log.alert('unexpected', { code: codeOf(error) });
      return refusal('unavailable');
    });
}

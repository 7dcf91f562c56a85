import { checkContactMessage, type Issue } from '../contact.js';
import { acceptInquiry } from './acceptInquiry.js';
import { inquiryId } from './entry.js';
import type { Delivery } from './inquirySender.js';
import { codeOf, log } from './log.js';
import { readPost, senderOf } from './readPost.js';
import { accepted, refused, type RefusalReason } from './responses.js';
import type { Settings } from './settings.js';

/** Milliseconds within which a visitor gets a response: half a second less than promised. */
const responseBudget = 5500;

/**
 * Handles a post of the contact form: read, check, store, send, respond. A script gets JSON; a visitor without
 * JavaScript is redirected to a page of the site in the language of the post.
 */
export function createInquiryHandler(delivery: Delivery, { isPreview, ownOrigins }: Settings) {
  async function respond(request: Request): Promise<Response> {
    const deadline = performance.now() + responseBudget;
    const post = await readPost(request, ownOrigins);
    const refuse = (reason: RefusalReason, issue?: Issue) => {
      log.info('postRefused', { code: reason });
      return refused(reason, post, issue);
    };
    if (post.refusalReason) return refuse(post.refusalReason);
    const checked = checkContactMessage(post.values);
    if (!checked.ok) return refuse('invalid', checked.issues[0]);
    if (isPreview) return refuse('preview');
    const { language, signals } = post;
    const message = checked.value;
    const id = inquiryId(message);
    const inquiry = { id, message, language, receivedAt: delivery.now(), signals };
    const isAccepted = await acceptInquiry(delivery, inquiry, deadline);
    return isAccepted ? accepted(post) : refuse('unavailable');
  }

  return (request: Request): Promise<Response> =>
    respond(request).catch((error: unknown) => {
      log.alert('unexpected', { code: codeOf(error) });
      return refused('unavailable', senderOf(request));
    });
}

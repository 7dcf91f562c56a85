import { checkContactMessage } from '@advisor/contract/contactMessage';
import { isLanguage } from '@advisor/contract/languages';
import { inquiryId } from '../inquiry.js';
import { codeOf, log, logStoreDown } from '../log.js';
import { acceptInquiry } from '../outbox/acceptInquiry.js';
import type { Health } from '../outbox/health.js';
import type { Outbox } from '../outbox/outbox.js';
import type { Settings } from '../settings.js';
import { withTimeout } from '../time.js';
import { readPost, callerOf } from './readPost.js';
import { acceptedResponse, Refusal, refusedResponse } from './responses.js';

/** Milliseconds for storing and sending an inquiry: with `noteTimeout`, a visitor has a response within 6 s. */
const acceptTimeout = 5000;
/** Milliseconds for storing that neither worked. */
const noteTimeout = 500;

/**
 * Handles a post of the contact form: read, check, store, send, respond. A script gets JSON; a visitor without
 * JavaScript is redirected to a page of the site in the language of the post.
 */
export async function handlePost(
  request: Request,
  outbox: Outbox,
  health: Health,
  { isPreview, ownOrigins }: Settings,
): Promise<Response> {
  const deadline = performance.now() + acceptTimeout;
  const caller = callerOf(request);
  try {
    const { values, language, honeypot } = await readPost(request, ownOrigins);
    if (isLanguage(language)) caller.language = language;
    const checked = checkContactMessage(values);
    if (!checked.ok) throw new Refusal('invalid', checked.issues[0]);
    if (isPreview) throw new Refusal('preview');
    const inquiry = {
      id: inquiryId(checked.value),
      message: checked.value,
      language: caller.language,
      receivedAt: outbox.now(),
      isSuspicious: Boolean(honeypot),
    };
    if (!(await acceptInquiry(outbox, inquiry, deadline))) throw new Refusal('unavailable');
    return acceptedResponse(caller);
  } catch (error) {
    if (!(error instanceof Refusal)) log.alert('unexpected', { code: codeOf(error) });
    const refusal = error instanceof Refusal ? error : new Refusal('unavailable');
    log.info('postRefused', { code: refusal.reason });
    if (refusal.reason === 'unavailable')
      await withTimeout(noteTimeout, health.noteUnavailable()).catch(logStoreDown);
    return refusedResponse(refusal, caller);
  }
}

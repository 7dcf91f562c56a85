import {
  checkContactMessage,
  isInquiryId,
  preparedMail,
  uuidFrom,
  type Field,
  type Issue,
  type RefusalReason,
} from '../contact.js';
import { accepted, refusal, seeOther, type AnswerPages } from './answers.js';
import { contentDigest } from './entry.js';
import type { Inbox } from './inbox.js';
import { codeOf, log } from './log.js';
import { readPost } from './readPost.js';

/** Milliseconds within which a visitor has an answer, whatever fails: half a second less than promised. */
const answerWithin = 5500;

type Options = {
  /** Left out in a preview, which delivers nothing and says so. */
  inbox?: Pick<Inbox, 'accept' | 'notes'>;
  pages: AnswerPages;
  ownOrigins: readonly string[];
  now: () => number;
};

/**
 * Answers a post of the contact form: read, check, store, send, answer. A script gets JSON, a
 * person without JavaScript a page. Only the language of the post decides which: an address in it could lead
 * to another website.
 */
export function createInquiryHandler({ inbox, pages, ownOrigins, now }: Options) {
  async function answer(request: Request): Promise<Response> {
    const answerBy = performance.now() + answerWithin;
    const post = await readPost(request, ownOrigins);
    const candidates = [post.language, post.page.split('/')[1] ?? ''];
    const language = candidates.find((code) => Object.hasOwn(pages.languages, code)) ?? 'en';
    const text = (key: string) => pages.text(language, key);

    /** JSON for a script; for a person a page that says why, with the message as a prepared mail. */
    const refuse = (reason: RefusalReason, issues: Issue[] = []) => {
      log.info('postRefused', { code: reason });
      const refused = refusal(reason, issues[0]);
      if (!post.isForm) return refused;
      // A form's values are texts, see readPost.
      const values = (post.mayBeQuoted ? post.values : {}) as Partial<Record<Field, string>>;
      const { service = '' } = values;
      const label = text(`service.${service}`) || service;
      const mailto = preparedMail(pages.email, values, text('mail'), label);
      const sentences = issues.map(({ field, code }) => text(`${field}.${code}`));
      const page = pages.refused(refused, language, sentences.join(' ') || text(reason), mailto);
      if (!page) log.alert('answerPagesMissing');
      return page ?? refused;
    };

    if (post.refusalReason) return refuse(post.refusalReason);
    const checked = checkContactMessage(post.values);
    if (!checked.ok) return refuse('invalid', checked.issues);
    if (!inbox) return refuse('preview');
    const message = checked.value;
    const inquiry = {
      // The plain form sends no id. One made of the content lets its double click be one inquiry, too.
      id: isInquiryId(post.id) ? post.id : uuidFrom(contentDigest(message), 8),
      message,
      // The owner's language is German.
      topic: pages.text('de', `service.${message.service}`),
      language,
      page: /^\/.{0,199}$/.test(post.page) ? post.page : '',
      receivedAt: now(),
      marks: post.marks,
    };
    if (!(await inbox.accept(inquiry, answerBy))) return refuse('unavailable');
    return post.isForm ? seeOther(pages.languages[language]?.thanks ?? '/') : accepted(inquiry.id);
  }

  return (request: Request): Promise<Response> =>
    answer(request).catch(async (error: unknown) => {
      log.alert('unexpected', { code: codeOf(error) });
      await inbox?.notes.noteUnavailable(true, 1000);
      return refusal('unavailable');
    });
}

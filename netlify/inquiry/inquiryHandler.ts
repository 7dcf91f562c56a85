import {
  answerPaths,
  checkContactMessage,
  isInquiryId,
  isService,
  uuidFrom,
  type Issue,
  type RefusalReason,
  type Service,
} from '../contact.js';
import { accepted, refusal, seeOther, type AnswerPages } from './answers.js';
import { contentDigest } from './entry.js';
import type { Inbox } from './inbox.js';
import { codeOf, log } from './log.js';
import { readPost } from './readPost.js';

/** Milliseconds within which a visitor has an answer, whatever fails: half a second less than promised. */
const answerWithin = 5500;

/** The static page that answers a plain form, by why it was refused; without one the answer has its status. */
const refusalPages: Partial<Record<RefusalReason, keyof typeof answerPaths>> = {
  invalid: 'invalid',
  malformed: 'invalid',
  tooLarge: 'invalid',
  preview: 'unavailable',
  unavailable: 'unavailable',
};

const pathIn = (language: string, path: string) =>
  language === 'en' ? path : `/${language}${path}`;

/** What the owner's mail calls the areas of interest; the owner's language is German. */
const germanServices: Record<Service, string> = {
  strategy: 'Strategieberatung',
  coaching: 'Executive Coaching',
  training: 'Führungstraining',
  interim: 'Interim-Management',
  other: 'Etwas anderes',
};

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
    const language = candidates.find((code) => pages.languages.includes(code)) ?? 'en';

    /** JSON for a script; a person is sent to a page that says so: Back has what was typed. */
    const refuse = (reason: RefusalReason, issue?: Issue) => {
      log.info('postRefused', { code: reason });
      const page = refusalPages[reason];
      if (!post.isForm || !page) return refusal(reason, issue);
      return seeOther(pathIn(language, answerPaths[page]));
    };

    if (post.refusalReason) return refuse(post.refusalReason);
    const checked = checkContactMessage(post.values);
    if (!checked.ok) return refuse('invalid', checked.issues[0]);
    if (!inbox) return refuse('preview');
    const message = checked.value;
    const inquiry = {
      // The plain form sends no id. One made of the content lets its double click be one inquiry, too.
      id: isInquiryId(post.id) ? post.id : uuidFrom(contentDigest(message), 8),
      message,
      // The owner's language is German.
      topic: isService(message.service ?? '') ? germanServices[message.service as Service] : '',
      language,
      page: /^\/.{0,199}$/.test(post.page) ? post.page : '',
      receivedAt: now(),
      marks: post.marks,
    };
    if (!(await inbox.accept(inquiry, answerBy))) return refuse('unavailable');
    return post.isForm ? seeOther(pathIn(language, answerPaths.sent)) : accepted(inquiry.id);
  }

  return (request: Request): Promise<Response> =>
    answer(request).catch(async (error: unknown) => {
      log.alert('unexpected', { code: codeOf(error) });
      await inbox?.notes.noteUnavailable(true, 1000);
      return refusal('unavailable');
    });
}

import {
  checkMessage,
  isInquiryId,
  limits,
  noteFor,
  preparedMail,
  quickest,
  uuidFrom,
  type Field,
  type Filling,
  type Issue,
  type RefusalReason,
} from '../contact.js';
import { accepted, refusal, seeOther, type FormPages } from './answers.js';
import { contentDigest, type Inbox, type Mark } from './inbox.js';
import { codeOf, type Log } from './log.js';
import { isFromHere, readPost, type Post } from './readPost.js';

/** A visitor has an answer within this time, whatever fails; milliseconds. The promise is 6 s. */
const answerWithin = 5500;

type Options = {
  /** Left out in a preview, which delivers nothing and says so. */
  inbox?: Pick<Inbox, 'accept'>;
  forms: FormPages;
  log: Log;
  /** Further origins of this website. */
  ownOrigins: readonly string[];
  now: () => number;
};

/**
 * Answers a post of the contact form: read, check, store, send, answer. A script gets JSON, a
 * person without JavaScript a page. Where a person is sent next depends on the language alone,
 * never on anything in the post.
 */
export function createInquiryHandler({ inbox, forms, log, ownOrigins, now }: Options) {
  async function answer(request: Request): Promise<Response> {
    const answerBy = performance.now() + answerWithin;
    const post = await readPost(request);
    const wanted = [post.language, post.page.split('/')[1] ?? ''];
    const language = wanted.find((code) => Object.hasOwn(forms.thanks, code)) ?? 'en';
    const id = isInquiryId(post.id) ? post.id : '';
    const text = (key: string, max?: number) => forms.text(language, key, max);

    /** JSON for a script; for a person a page with what was written. */
    const refuse = (reason: RefusalReason, filling: Partial<Filling> = {}, issue?: Issue) => {
      const refused = refusal(reason, issue);
      if (!post.isForm) return refused;
      // A form's values are texts, see readPost.
      const { values = post.values as Partial<Record<Field, string>> } = filling;
      const { service = '' } = values;
      const label = text(`service.${service}`) || service;
      const mailto = preparedMail(forms.addresses['to'] ?? '', values, text('mail'), label);
      const note = text(`note.${noteFor(reason)}`);
      const kind = reason === 'invalid' || reason === 'unavailable' ? reason : 'refused';
      const page = forms.page(refused, language, kind, { id, note, mailto, ...filling, values });
      if (!page) log.alert('formsMissing');
      return page ?? refused;
    };

    if (post.refusal !== 'method' && !isFromHere(request, ownOrigins)) {
      // A foreign page may have filled it in. A privacy setting blanks the origin of our own.
      const isBlank = request.headers.get('origin') === 'null';
      return refuse('elsewhere', { id: '', ...(!isBlank && { values: {} }) });
    }
    if (post.refusal) return refuse(post.refusal);
    const checked = checkMessage(post.values);
    if (!checked.ok) {
      const issues = checked.issues.map(({ field, code }) => [
        field,
        text(code === 'tooLong' ? code : `${field}.${code}`, limits[field]),
      ]);
      return refuse('invalid', { issues: Object.fromEntries(issues) }, checked.issue);
    }
    if (!inbox) return refuse('preview');
    const message = checked.value;
    const inquiry = {
      // The plain form's first post has none: the same content gives the same id, so that a double
      // click is one inquiry there too.
      id: id || uuidFrom(contentDigest(message), 8),
      message,
      // The owner's language is German.
      topic: forms.text('de', `service.${message.service}`),
      language,
      page: /^\/.{0,199}$/.test(post.page) ? post.page : '',
      receivedAt: now(),
      marks: marksOf(post, request),
    };
    if (!(await inbox.accept(inquiry, answerBy))) return refuse('unavailable');
    return post.isForm ? seeOther(forms.thanks[language] ?? '/') : accepted(inquiry.id);
  }

  return (request: Request): Promise<Response> =>
    answer(request).catch((error: unknown) => {
      log.alert('unexpected', { code: codeOf(error) });
      return refusal('unavailable');
    });
}

/** Reasons to think that a program wrote it. */
function marksOf({ honeypot, elapsed }: Post, { headers }: Request): Mark[] {
  const signs: Record<Mark, boolean> = {
    honeypot: honeypot !== '',
    // Every browser sends one of them with a post, see `isFromHere`.
    noBrowser: !['origin', 'sec-fetch-site', 'referer'].some((name) => headers.has(name)),
    tooQuick: elapsed >= 0 && elapsed < quickest,
  };
  return (Object.keys(signs) as Mark[]).filter((mark) => signs[mark]);
}

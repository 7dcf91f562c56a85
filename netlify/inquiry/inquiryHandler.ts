import { createHash } from 'node:crypto';
import {
  checkMessage,
  fields,
  isInquiryId,
  isService,
  noteFor,
  preparedMail,
  quickest,
  thanksPath,
  uuidFrom,
  type AnswerPageKind,
  type ContactMessage,
  type Field,
  type Filling,
  type Issue,
  type RefusalReason,
} from '../contact.js';
import { jsonAnswer, pageAnswer, refusal, seeOther, type FormPages } from './answers.js';
import { headerText } from './composeMail.js';
import { startBudget, type Budget } from './deadline.js';
import type { Background, Delivery } from './delivery.js';
import type { Inquiry, Mark } from './inbox.js';
import { codeOf, type Log } from './log.js';
import { isFromHere, readPost, refererPath, wantsPage, type Post } from './readPost.js';

/** A visitor has an answer within this time, whatever fails; milliseconds. The promise is 6 s. */
const answerWithin = 5500;

const defaultLanguage = 'en';

export type HandlerDependencies = {
  /** Left out in a preview, which delivers nothing and says so. */
  delivery: Pick<Delivery, 'accept'> | undefined;
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
export function createInquiryHandler(dependencies: HandlerDependencies) {
  const { delivery, forms, log, ownOrigins, now } = dependencies;

  const languageOf = (wanted: string, page: string) =>
    [wanted.toLowerCase(), page.split('/')[1] ?? ''].find((code) =>
      forms.languages.includes(code),
    ) ?? defaultLanguage;

  /** The answer as a page that tells a person what went wrong; as it is where there is no page. */
  const asPage = (answer: Response, language: string, kind: AnswerPageKind, filling: Filling) => {
    const { values } = filling;
    const { service = '' } = values;
    const name = isService(service) ? forms.text(language, `service.${service}`) : service;
    const mailto = preparedMail(
      forms.addresses.to ?? '',
      values,
      forms.text(language, 'mail'),
      name,
    );
    const page = forms.render(language, kind, { mailto, ...filling });
    if (!page) log.alert('formsMissing');
    return page ? pageAnswer(answer, page) : answer;
  };

  const issueText = (language: string, issue: Issue) =>
    issue.code === 'tooLong'
      ? forms.text(language, 'tooLong', { max: issue.max })
      : forms.text(language, `${issue.field}.${issue.code}`);

  async function answer(
    request: Request,
    background: Background,
    budget: Budget,
  ): Promise<Response> {
    if (request.method !== 'POST') {
      const refused = refusal('method', { Allow: 'POST' });
      const language = languageOf('', refererPath(request));
      const filling = { values: {}, note: forms.text(language, 'note.elsewhere') };
      return wantsPage(request) ? asPage(refused, language, 'refused', filling) : refused;
    }
    const post = await readPost(request);
    const language = languageOf(post.language, post.page);
    const id = isInquiryId(post.id.toLowerCase()) ? post.id.toLowerCase() : '';
    // A form's values are texts, see readPost; they go back into the page as they came.
    const values = post.values as Partial<Record<Field, string>>;
    const answerAs = (json: Response, kind: AnswerPageKind, filling: Partial<Filling>) =>
      post.isForm ? asPage(json, language, kind, { values, id, ...filling }) : json;
    const refuse = (reason: RefusalReason, filling: Partial<Filling> = {}) =>
      answerAs(refusal(reason), 'refused', {
        note: forms.text(language, `note.${noteFor(reason)}`),
        ...filling,
      });

    if (!isFromHere(request, ownOrigins)) {
      // A foreign page may have filled it in. A privacy setting blanks the origin of our own.
      const isBlank = request.headers.get('origin') === 'null';
      return refuse('elsewhere', { id: '', ...(!isBlank && { values: {} }) });
    }
    if (post.refusal) return refuse(post.refusal);
    const checked = checkMessage(post.values);
    if (!checked.ok) {
      const issues = Object.fromEntries(
        checked.issues.map((issue) => [issue.field, issueText(language, issue)]),
      );
      return answerAs(refusal('invalid', {}, checked.issue), 'invalid', { issues });
    }
    if (!delivery) {
      log.note('previewPost');
      return refuse('preview');
    }
    const inquiry: Inquiry = {
      id: id || idFromContent(checked.value, language),
      message: checked.value,
      language,
      page: pagePath(post.page),
      receivedAt: now(),
      marks: marksOf(post, request),
    };
    if (await delivery.accept(inquiry, budget, background)) {
      return post.isForm
        ? seeOther(language === defaultLanguage ? thanksPath : `/${language}${thanksPath}`)
        : jsonAnswer(202, { accepted: true, id: inquiry.id });
    }
    return answerAs(refusal('unavailable'), 'unavailable', {});
  }

  return async (request: Request, background: Background): Promise<Response> => {
    try {
      return await answer(request, background, startBudget(answerWithin));
    } catch (error) {
      log.alert('unexpected', { code: codeOf(error) });
      return refusal('unavailable');
    }
  };
}

/** A path of this website, for the mail; empty when what came is none. */
function pagePath(page: string): string {
  const path = headerText(page).split(/[?#]/)[0] ?? '';
  return path.startsWith('/') && path.length <= 200 ? path : '';
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

/**
 * The id of a post that brought none, as the plain form's first one: the same content gives the
 * same id, so that a double click is one inquiry without JavaScript too. The text
 * cannot be recovered from it.
 */
function idFromContent(message: ContactMessage, language: string): string {
  const content = JSON.stringify([language, ...fields.map((field) => message[field])]);
  return uuidFrom(createHash('sha256').update(content).digest(), 8);
}

import { fields, type Field } from './fields.js';
import { isService } from './services.js';
import type { RefusalReason } from './wire.js';

/** The prerendered pages that answer a plain form post which was not accepted. */
export const answerPageKinds = ['invalid', 'refused', 'unavailable'] as const;

/**
 * - `invalid`: fields break rules; a list of them leads to each
 * - `refused`: a note says why, see `noteKeys`
 * - `unavailable`: the message is valid, but can be neither stored nor sent
 */
export type AnswerPageKind = (typeof answerPageKinds)[number];

/** What a `refused` page says, by the key of the sentence in the page's language. */
export const noteKeys = ['elsewhere', 'preview', 'tooLarge', 'unreadable'] as const;
export type NoteKey = (typeof noteKeys)[number];

export function noteFor(reason: RefusalReason): NoteKey {
  if (reason === 'elsewhere' || reason === 'method') return 'elsewhere';
  if (reason === 'tooLarge' || reason === 'preview') return reason;
  return 'unreadable';
}

/** The placeholder in a built page that the function fills in. */
export const placeholder = (
  name: Field | `${'issue' | 'invalid'}.${Field}` | 'note' | 'id' | 'mailto',
) => `__${name}__`;

export type Filling = {
  values: Partial<Record<Field, string>>;
  /** The sentence about each field that breaks a rule. */
  issues?: Partial<Record<Field, string>>;
  note?: string;
  /** The inquiry's id, for the next attempt. */
  id?: string;
  mailto?: string;
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

/** The marks before and after a piece of a template that is kept only where a field has an issue. */
export const onlyWith = (field: Field) => [`<!--if ${field}-->`, '<!--end-->'] as const;

/** Fills a template in one pass, so placeholders in a visitor's text are left alone. */
export function fillPage(template: string, filling: Filling): string {
  const { values, issues = {}, note = '', id = '', mailto = '' } = filling;
  const pieces = template
    .replace(/<!--if (\w+)-->([^]*?)<!--end-->/g, (_, field: Field, piece: string) =>
      issues[field] === undefined ? '' : piece,
    )
    .replaceAll(' aria-describedby=""', '');
  const own: Record<string, string | undefined> = { note, id, mailto, ...values };
  const { service = '' } = values;
  const chosen = isService(service)
    ? pieces.replace(`<option value="${service}"`, (option) => `${option} selected=""`)
    : pieces;
  return chosen.replace(/__(?:(issue|invalid)\.)?(\w+?)__/g, (whole, kind, name: string) => {
    if (kind === 'invalid') return String(issues[name as Field] !== undefined);
    if (kind === 'issue') return escapeHtml(issues[name as Field] ?? '');
    return name in own || (fields as string[]).includes(name) ? escapeHtml(own[name] ?? '') : whole;
  });
}

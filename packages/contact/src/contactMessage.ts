import * as z from 'zod/mini';
import { limits, mapFields, requiredFields, type Field } from './fields.js';
import { isDeliverableAddress } from './isDeliverableAddress.js';

/**
 * Why a field was refused. A code, never a sentence: only the page knows the visitor's language.
 *
 * - `required`: empty after trimming
 * - `invalid`: not an address that mail could reach (an empty address too)
 * - `tooLong`: longer than `limits` allows
 * - `notText`: the value isn't a string; a form can't send that
 */
type IssueCode = 'required' | 'invalid' | 'tooLong' | 'notText';

/** One refused field. `max` is set for `tooLong` only: the maximum length. */
export type Issue =
  | { field: Field; code: Exclude<IssueCode, 'tooLong'> }
  | { field: Field; code: 'tooLong'; max: number };

/** An issue's message is its code. */
const issueCode = (code: IssueCode) => code;

/** A form post sends every line break as CR LF, a script as LF. One form keeps the limits alike. */
const oneLineBreak = z.overwrite<string>((text) => text.replace(/\r\n?/g, '\n'));

/** A trimmed text, which a form may leave out. */
const text = (missing: IssueCode) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : issueCode('notText')) })
    .check(oneLineBreak, z.trim());

/** Replaces what an East Asian keyboard types for `@` and a dot; the address stays the same. */
const narrowSigns = z.overwrite<string>((text) =>
  text.replace(/\uff20/g, '@').replace(/[\uff0e\u3002\uff61]/g, '.'),
);

/** Removes invisible characters that are copied along with an address, such as a zero-width space. */
const trimmedInvisibly = z.overwrite<string>((text) =>
  text.replace(/^[\p{Cf}\s]+|[\p{Cf}\s]+$/gu, ''),
);

const address = text('invalid').check(
  trimmedInvisibly,
  narrowSigns,
  // zod's default pattern refuses umlauts. This one takes too much, which isDeliverableAddress refuses; each
  // aborts, because one issue is enough.
  z.regex(z.regexes.unicodeEmail, { error: issueCode('invalid'), abort: true }),
  z.refine(isDeliverableAddress, { error: issueCode('invalid'), abort: true }),
);

function ruleOf(field: Field): z.ZodMiniType<string> {
  const most = z.maxLength(limits[field], issueCode('tooLong'));
  if (field === 'email') return address.check(most);
  if (!requiredFields.includes(field)) return z._default(text('required').check(most), '');
  return text('required').check(z.minLength(1, issueCode('required')), most);
}

/**
 * A contact message as the form sends it and the function accepts it. Parsing trims every text and
 * drops fields it does not know. The issues' messages are codes (`IssueCode`).
 */
const contactMessage = z.object(mapFields(ruleOf));

/** A checked message: every field is there as trimmed text, an optional one may be empty. */
export type ContactMessage = Record<Field, string>;

/** A message that may be sent, or why not: one issue for each broken field, in the order of `fields`. */
type Checked = { ok: true; value: ContactMessage } | { ok: false; issues: [Issue, ...Issue[]] };

/**
 * Checks a message.
 *
 * @param input - anything: a form's values or a request's body. Anything but an object counts as a
 *   form with every field empty.
 */
export function checkContactMessage(input: unknown): Checked {
  const result = contactMessage.safeParse({ ...Object(input) });
  if (result.success) return { ok: true, value: result.data };
  const issues = result.error.issues.map(({ path, message }): Issue => {
    const field = path[0] as Field;
    const code = message as IssueCode;
    return code === 'tooLong' ? { field, code, max: limits[field] } : { field, code };
  });
  return { ok: false, issues: issues as [Issue, ...Issue[]] };
}

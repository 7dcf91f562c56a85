import * as z from 'zod/mini';
import { limits, mapFields, requiredFields, type Field } from './fields.js';
import { isDeliverableAddress } from './isDeliverableAddress.js';

/**
 * What is wrong with a field: a code and not a sentence, because only the page knows the visitor's language.
 *
 * - `required`: empty after trimming
 * - `invalid`: not an address that mail could reach (an empty address too)
 * - `tooLong`: longer than `limits` allows
 * - `notText`: no string, which a form cannot send
 */
type IssueCode = 'required' | 'invalid' | 'tooLong' | 'notText';

/** What is wrong with one field. `max` is the most characters that it may hold. */
export type Issue =
  | { field: Field; code: Exclude<IssueCode, 'tooLong'> }
  | { field: Field; code: 'tooLong'; max: number };

/** zod calls it a message: what an issue carries is its code. */
const issueCode = (code: IssueCode) => code;

/** Characters that nobody sees: soft hyphens, zero-width spaces, joiners, signs that turn a text's direction. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A character that somebody sees. Braille has a blank that Unicode calls a symbol. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/u;

/** A text as it is kept: in the one form in which equal texts are equal, trimmed, and empty if nothing in it can be seen. */
function cleanText(text: string): string {
  // A form sends a line break as CR LF, a script as LF. Both have to count as one character.
  const clean = text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  return visible.test(clean) ? clean : '';
}

/** An address without what is copied along with it unseen, such as a zero-width space. */
const cleanAddress = (text: string) =>
  text
    .replace(invisible, '')
    // An East Asian keyboard types wide signs for `@` and a dot: they mean the same address.
    .replace(/\uff20/g, '@')
    .replace(/[\uff0e\u3002\uff61]/g, '.')
    .normalize('NFC')
    .trim();

/**
 * A text of at most `max` characters. Its length is checked first: the cleaning, and every pattern after it, runs
 * over nothing longer than four units for each character, which is room for accents and blanks.
 *
 * @param missing - the code where the field is not there at all
 */
function text(max: number, missing: IssueCode, clean = cleanText) {
  const tooLong = { error: issueCode('tooLong'), abort: true };
  return z
    .string({ error: ({ input }) => (input === undefined ? missing : issueCode('notText')) })
    .check(
      z.refine((given) => given.length <= 4 * max, tooLong),
      z.overwrite(clean),
      // Not z.maxLength, which would report again what is too long to be cleaned.
      z.refine((given) => given.length <= max || [...given].length <= max, tooLong),
    );
}

const address = text(limits.email, 'invalid', cleanAddress).check(
  // Either check ends with its issue: one for a field is enough. zod's default pattern would reject umlauts;
  // this one takes any script, and isDeliverableAddress rejects what no mail server takes.
  z.regex(z.regexes.unicodeEmail, { error: issueCode('invalid'), abort: true }),
  z.refine(isDeliverableAddress, { error: issueCode('invalid'), abort: true }),
);

function ruleOf(field: Field): z.ZodMiniType<string> {
  if (field === 'email') return address;
  // A text of any length is only trimmed: composing takes quadratic time where accents are piled up.
  const clean = limits[field] === Infinity ? (given: string) => given.trim() : cleanText;
  const rule = text(limits[field], 'required', clean);
  if (!requiredFields.includes(field)) return z._default(rule, '');
  return rule.check(z.minLength(1, issueCode('required')));
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

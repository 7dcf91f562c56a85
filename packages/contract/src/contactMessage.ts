import * as z from 'zod/mini';
import { limits, mapFields, requiredFields, type Field } from './fields.js';

/**
 * What is wrong with a field, as a code: only the page knows the visitor's language.
 *
 * - `required`: empty after trimming
 * - `invalid`: not an address that mail could reach (even an empty one)
 * - `tooLong`: longer than `limits` allows
 * - `notText`: not a string, which no form sends
 */
type IssueCode = 'required' | 'invalid' | 'tooLong' | 'notText';

/** What is wrong with one field. `max` is its limit in characters. */
export type Issue =
  | { field: Field; code: Exclude<IssueCode, 'tooLong'> }
  | { field: Field; code: 'tooLong'; max: number };

/**
 * Invisible characters: soft hyphens, zero-width spaces, joiners, bidi controls, and control characters, which copies
 * from PDF files contain. To Unicode, the blank Braille pattern U+2800 and U+FFFC, which dictation leaves behind, are
 * symbols.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]|(?!\s)\p{Cc}/gu;

/** Normalizes and trims a text, and empties it if nothing in it is visible. */
function cleanText(text: string): string {
  // A form sends a line break as CR LF, a script as LF: each must count as one character.
  const clean = text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  return clean.replace(invisible, '').trim() && clean;
}

/** Removes invisible characters that were copied along with an address, such as a zero-width space. */
const cleanAddress = (text: string) =>
  text
    .replace(invisible, '')
    // East Asian keyboards type full-width letters, `@` and dots.
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    // Word processors and iOS set hyphens and apostrophes that look right, and that no mailbox has.
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .trim();

/**
 * A text of at most `max` characters. Its raw length, at most four units a character, is checked first, because
 * cleaning and patterns are expensive.
 */
function textSchema(max: number, clean = cleanText) {
  const tooLong = { error: 'tooLong' satisfies IssueCode, abort: true };
  return z.string({ error: 'notText' satisfies IssueCode }).check(
    z.refine((text) => text.length <= 4 * max, tooLong),
    z.overwrite(clean),
    // Not z.maxLength, which would report an overlong text twice.
    z.refine((text) => text.length <= max || [...text].length <= max, tooLong),
  );
}

/** Characters that would end the address in a mail's header, need quotes there, or are invisible. */
const unsafe = /[\p{C}\s"(),:;<>[\\\]]/u;

/** A host label of at most 63 characters. Some registries sell domains with emoji. */
const hostLabel =
  /^[\p{L}\p{N}\p{Extended_Pictographic}](?:[\p{L}\p{N}\p{M}\p{Extended_Pictographic}-]{0,61}[\p{L}\p{N}\p{M}\p{Extended_Pictographic}])?$/u;

/**
 * Whether mail could reach this address. Accepts any script, so that no inquiry from `müller@example.de` is lost.
 * Rejects what no mail server accepts: two dots in a row, a host without a dot, an IP address as host.
 *
 * @param address - trimmed, with nothing invisible in it
 */
export function isDeliverableAddress(address: string): boolean {
  const [name = '', host = '', ...others] = address.split('@');
  if (others.length > 0 || unsafe.test(name)) return false;
  const labels = host.split('.');
  return (
    name.split('.').every((part) => part !== '') &&
    labels.length > 1 &&
    labels.every((label) => hostLabel.test(label)) &&
    // An IP address ends with a number.
    !/^\p{N}+$/u.test(labels.at(-1) ?? '')
  );
}

const invalid = { error: 'invalid' satisfies IssueCode, abort: true };
const emailSchema = textSchema(limits.email, cleanAddress).check(
  // zod's default pattern would reject umlauts.
  z.regex(z.regexes.unicodeEmail, invalid),
  z.refine(isDeliverableAddress, invalid),
);

function fieldSchema(field: Field): z.ZodMiniType<string> {
  if (field === 'email') return emailSchema;
  // Unlimited text is only trimmed: NFC takes quadratic time on stacked accents.
  const clean = limits[field] === Infinity ? (text: string) => text.trim() : cleanText;
  const schema = textSchema(limits[field], clean);
  if (!requiredFields.includes(field)) return schema;
  return schema.check(z.minLength(1, 'required' satisfies IssueCode));
}

/**
 * A contact message as the form sends it and the function accepts it. Parsing trims texts and drops unknown fields.
 * The issues' messages are codes (`IssueCode`).
 */
const contactMessageSchema = z.object(
  // An absent field is an empty one.
  mapFields((field) => z.prefault(fieldSchema(field), '')),
);

/** A valid message: every field as trimmed text, optional ones possibly empty. */
export type ContactMessage = Record<Field, string>;

/** A valid message, or one issue for each invalid field in the order of `fields`. */
type Checked = { ok: true; value: ContactMessage } | { ok: false; issues: [Issue, ...Issue[]] };

/** @param input - a form's values or a request's body. Anything but an object counts as an empty form. */
export function checkContactMessage(input: unknown): Checked {
  const result = contactMessageSchema.safeParse({ ...Object(input) });
  if (result.success) return { ok: true, value: result.data };
  const issues = result.error.issues.map(({ path, message }): Issue => {
    const field = path[0] as Field;
    const code = message as IssueCode;
    return code === 'tooLong' ? { field, code, max: limits[field] } : { field, code };
  });
  return { ok: false, issues: issues as [Issue, ...Issue[]] };
}

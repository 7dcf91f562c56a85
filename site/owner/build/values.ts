/** What a value in the owner's files looks like, each with the sentence that the owner gets otherwise. */
import * as z from 'zod';

/** A sentence about a value, in German and English, as the parameters of an issue. */
export const says = (de: string, en: string) => ({ params: { de, en }, abort: true });

/** A quotation mark or comma at either end, or HTML. */
const unclean = /^["'„“”»«‚‘]|["'„“”»«,;]$|[<>]|&\w+;/;

/** A text that looks like its example. */
export const like = (example: string, pattern: RegExp) =>
  z
    .string()
    .trim()
    .refine(
      (value) => pattern.test(value) && !unclean.test(value),
      says(`muss aussehen wie „${example}“`, `must look like “${example}”`),
    );

export const freeText = like('Muster GmbH', /^(?!.*(?:@|:\/\/)).*\p{L}{2}/u);
/** First name and surname. */
export const person = like('Erika Beispiel', /^\p{Lu}[^\d@,;:/]* [^\d@,;:/]*\p{Lu}[^\d@,;:/]*$/u);
/** A company and its seat. */
export const provider = like('Muster GmbH, Berlin', /^[^@]*\p{L}{2}[^@]*[,(] ?\p{L}{2}/u);
export const street = like('Beispielstraße 1', /^(?!.*postfach)[^@,]*\p{L}{2}[^@,]*\d/iu);
export const postalCode = like('10115', /^\d{5}$/);
export const city = like('Berlin', /^\p{Lu}[^\d@,;]+$/u);
/** Unlike zod's own, allows umlauts. */
export const email = like(
  'name@firma.de',
  /^[\w+-]+(?:\.[\w+-]+)*@(?:[\p{L}\d]+(?:-+[\p{L}\d]+)*\.)+\p{L}{2,}$/u,
);
export const phone = like('+49 30 901820', /^\+(?!49\D{0,2}0)[1-9](?:[ /-]?\(?\d\)?){6,14}$/);
export const webAddress = like(
  'https://www.beispiel.de/',
  /^https:\/\/(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u,
);
/** Not its privacy policy, a common mix-up. */
export const calendar = webAddress.refine(
  (address) => !/privacy|datenschutz|gdpr|dsgvo/i.test(address),
  says('ist eine Datenschutzerklärung, kein Kalender', 'is a privacy text, not a calendar'),
);
export const registerCourt = like('Amtsgericht Charlottenburg', /^Amtsgericht \p{Lu}\D+$/u);
export const registerNumber = like('HRB 12345', /^\p{L}{2,3} ?[1-9]\d*(?: ?[A-Z]{1,3})?$/u);
export const vatId = like('DE123456788', /^DE\d{9}$/);
export const businessId = like('DE123456788-00001', /^DE\d{9}-\d{5}$/);
export const cryptocurrency = like('Bitcoin', /^\D*\p{L}{3}\D*$/u);
export const cryptocurrencyAmount = like('0.4', /^(?=.*[1-9])\d{1,4}(?:\.\d+)?$/).transform(Number);
export const date = like('2027-01-31', z.regexes.date);
export const time = like('09:30', z.regexes.time({ precision: -1 }));

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
      says(
        `muss eine ganze Zahl von ${least} bis ${most} sein`,
        `must be a whole number from ${least} to ${most}`,
      ),
    )
    .transform(Number);
/** A number kept as text, for use in sentences. */
export const digits = (least: number, most: number) => wholeNumber(least, most).transform(String);

export const qualifications = z.array(z.strictObject({ name: freeText, institution: freeText }));

/**
 * A check of a list: no two items may have the same name.
 *
 * @param field - of an item, where the finding belongs
 */
export const distinct =
  <Item>(nameOf: (item: Item) => string, field: string) =>
  (items: readonly Item[], { addIssue }: z.RefinementCtx) => {
    const names = items.map(nameOf);
    const second = names.findIndex((name, at) => names.indexOf(name) < at);
    const sentence = says(
      'steht schon weiter oben; löschen oder ändern Sie eines von beiden',
      'is above already; delete or change one of the two',
    );
    if (second > 0) addIssue({ code: 'custom', path: [second, field], ...sentence });
  };

import { fields, issueCodes, noteKeys, services } from '@advisor/contact';
import { describe, expect, test } from 'vitest';
import { languages } from '../../i18n/languages.js';
import { translateInto } from '../../i18n/translateForTests.js';
import { formErrorTexts } from './formTexts.js';
import { contact } from './words.js';

describe.each(languages)('the sentences for the function in %s', async (language) => {
  const t = await translateInto(language);
  const texts = formErrorTexts(language, t);

  test('repeats no heading', () => {
    expect(t(contact.toast.failed.text)).not.toContain(t(contact.failed.delivery.title));
  });

  test('has one for whatever the schema may refuse in a required field', () => {
    for (const key of [
      'firstName.required',
      'lastName.required',
      'email.invalid',
      'subject.required',
      'message.required',
      ...fields.map((field) => `${field}.notText`),
    ]) {
      expect(texts[key], key).toBeTruthy();
    }
    expect(issueCodes).toEqual(['required', 'invalid', 'tooLong', 'notText']);
  });

  test('leaves the most characters to the function', () => {
    expect(texts['tooLong']).toContain('{max}');
  });

  test('has a note for every refusal and the text of the prepared mail', () => {
    for (const key of noteKeys) expect(texts[`note.${key}`], key).toBeTruthy();
    for (const field of fields.filter((each) => each !== 'subject'))
      expect(texts['mail']).toContain(`{${field}}`);
  });

  test('names each choice', () => {
    for (const service of services) expect(texts[`service.${service}`]).toBeTruthy();
  });
});

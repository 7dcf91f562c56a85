import { fields, issueCodes, services } from '@advisor/contact';
import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/languages.js';
import { translateInto } from '../../i18n/translateForTests.js';
import { fieldOfKind, formErrorKinds, formErrorTexts } from './formErrors.js';

describe.each(languages)('the sentences for the function in %s', async (language) => {
  const texts = formErrorTexts(language, await translateInto(language));

  it('has one for whatever the schema may refuse in a required field', () => {
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

  it('leaves the most characters to the function', () => {
    expect(texts['tooLong']).toContain('{max}');
  });

  it('names each choice', () => {
    for (const service of services) expect(texts[`service.${service}`]).toBeTruthy();
  });

  it('asks for no more patience than the rate rule has a window', () => {
    expect(texts['tooManyMinutes']).toMatch(/\b3\b/);
  });
});

it('has a page for every field, and three for what no field is to blame for', () => {
  expect(formErrorKinds).toHaveLength(10);
  expect(fieldOfKind('invalid-email')).toBe('email');
  expect(fieldOfKind('delivery')).toBeUndefined();
});

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { texts } from '../../owner.yaml';
import { translatePlainInto } from '../../../testing/translatePlainInto.js';
import { ContactInfo } from './ContactInfo.js';

const { workingLanguages } = texts;
afterEach(() => void Object.assign(texts, { workingLanguages }));

test('an empty optional list shows no row', async () => {
  const t = await translatePlainInto('en');
  const html = () => renderToStaticMarkup(<ContactInfo t={t} language="en" />);
  Object.assign(texts, { workingLanguages: { en: 'English and German' } });
  expect(html()).toContain('English and German');
  Object.assign(texts, { workingLanguages: { en: '' } });
  expect(html()).not.toContain('Working languages');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { owner } from '../../owner.yaml';
import { translatePlainInto } from '../../testing/translatePlainInto.js';
import { ContactInfo } from './ContactInfo.js';

const facts = { ...owner };
afterEach(() => void Object.assign(owner, facts));

test('an empty optional list shows no row', async () => {
  const t = await translatePlainInto('en');
  const html = () => renderToStaticMarkup(<ContactInfo t={t} language="en" />);
  Object.assign(owner, { workingLanguages: ['de', 'en'] });
  expect(html()).toContain('Working languages');
  Object.assign(owner, { workingLanguages: [] });
  expect(html()).not.toContain('Working languages');
});

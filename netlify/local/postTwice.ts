/**
 * Posts an inquiry twice as the page's script and twice as the plain form, in each language, to a
 * server on this machine, and fails unless each pair became one mail in `.mail/`: see docs/deploy.md.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { endpoint, mapFields, postHeaders, newInquiryId } from '../contact.js';

const { BASE_URL: base = 'http://localhost:8888' } = process.env;
const mails = () => (existsSync('.mail') ? readdirSync('.mail').length : 0);

for (const language of ['en', 'de', 'fr']) {
  const subject = new Date().toISOString();
  const fields = { ...mapFields((field) => field), email: 'visitor@example.com', subject };
  const posts: [kind: string, body: BodyInit, headers: HeadersInit, status: number][] = [
    [
      'script',
      JSON.stringify(fields),
      {
        'Content-Type': 'application/json',
        [postHeaders.id]: newInquiryId(),
        [postHeaders.language]: language,
      },
      202,
    ],
    ['form', new URLSearchParams({ ...fields, language }), { Accept: 'text/html' }, 303],
  ];
  for (const [kind, body, headers, expected] of posts) {
    const before = mails();
    for (const time of ['first', 'repeated']) {
      const { status } = await fetch(base + endpoint, {
        method: 'POST',
        body,
        headers: { ...headers, Origin: base },
        redirect: 'manual',
      });
      console.log(`${language}, ${kind}, ${time}: ${status}, ${mails() - before} mail`);
      assert.equal(status, expected);
      assert.equal(mails(), before + 1);
    }
  }
}

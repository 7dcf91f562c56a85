/**
 * Posts an inquiry twice as the page's script and twice as the plain form, in each language, to a
 * server on this machine, and fails unless each pair became one mail in `.mail/`: see docs/deploy.md.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { endpoint, postHeaders, newInquiryId } from '../contact.js';
import { formPost, scriptPost, visitor } from './post.js';

const { BASE_URL: base = 'http://localhost:8888' } = process.env;
const mails = () => (existsSync('.mail') ? readdirSync('.mail').length : 0);

for (const language of ['en', 'de', 'fr']) {
  const values = { ...visitor, language, subject: new Date().toISOString() };
  const id = newInquiryId();
  const posts: [kind: string, post: () => Request, status: number][] = [
    [
      'script',
      () => scriptPost({ id, values, headers: { [postHeaders.language]: language } }),
      202,
    ],
    ['form', () => formPost({ values }), 303],
  ];
  for (const [kind, post, expected] of posts) {
    const before = mails();
    for (const time of ['first', 'repeated']) {
      const request = new Request(base + endpoint, post());
      request.headers.set('Origin', base);
      const { status } = await fetch(request, { redirect: 'manual' });
      console.log(`${language}, ${kind}, ${time}: ${status}, ${mails() - before} mail`);
      assert.equal(status, expected);
      assert.equal(mails(), before + 1);
    }
  }
}

import { expect, test } from 'vitest';
import { isPlainClick, pageLink } from './pageLink.js';

const here = 'https://example.com/de/kontakt';

function link(href: string, attributes: Record<string, string> = {}) {
  return Object.assign(new URL(href, here), {
    target: attributes['target'] ?? '',
    hasAttribute: (name: string) => name in attributes,
  }) as unknown as HTMLAnchorElement;
}

test.each(['/de/', '/de/beratung#prices', '/de/kontakt', '/de/kontakt?x=1#main'])(
  'the site itself follows %s',
  (href) => {
    expect(pageLink(link(href), here)?.href).toBe(new URL(href, here).href);
  },
);

test.each([
  ['another origin', 'https://calendar.example.com/intro', {}],
  ['a mail', 'mailto:owner@example.com', {}],
  ['a new tab', '/de/', { target: '_blank' }],
  ['a download', '/de/', { download: '' }],
  ['a file', '/assets/seminar-1.ics', {}],
  ['a function', '/.netlify/functions/send-contact-email', {}],
  ['a place on the same page', '/de/kontakt#main', {}],
])('the browser follows a link to %s', (_, href, attributes) => {
  expect(pageLink(link(href, attributes), here)).toBeNull();
});

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
  [{ defaultPrevented: true }, false],
])('whether a click with %j is plain: %s', (change, isPlain) => {
  expect(isPlainClick({ button: 0, ...change } as MouseEvent)).toBe(isPlain);
});

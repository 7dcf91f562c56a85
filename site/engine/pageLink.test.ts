import { describe, expect, test } from 'vitest';
import { isPlainClick, pageLink } from './pageLink.js';

const here = 'https://example.com/de/kontakt';

function link(href: string, attributes: Record<string, string> = {}) {
  return Object.assign(new URL(href, here), {
    target: attributes['target'] ?? '',
    hasAttribute: (name: string) => name in attributes,
  }) as unknown as HTMLAnchorElement;
}

describe('a link that the site follows itself', () => {
  test.each(['/de/', '/', '/fr/case-studies/growth', '/de/beratung?x=1', '/de/beratung#prices'])(
    '%s',
    (href) => {
      expect(pageLink(link(href), here)?.href).toBe(new URL(href, here).href);
    },
  );

  test('a link to the page itself loads it again at its top', () => {
    expect(pageLink(link('/de/kontakt'), here)?.pathname).toBe('/de/kontakt');
  });
});

describe('a link that is left to the browser', () => {
  test.each([
    ['another origin', 'https://calendar.example.com/intro', {}],
    ['a mail', 'mailto:owner@example.com', {}],
    ['a new tab', '/de/', { target: '_blank' }],
    ['a download', '/de/', { download: '' }],
    ['a file', '/assets/seminar-1.ics', {}],
    ['a function', '/.netlify/functions/send-contact-email', {}],
    ['a place on the same page', '/de/kontakt#main', {}],
  ])('%s', (_, href, attributes) => {
    expect(pageLink(link(href, attributes), here)).toBeNull();
  });
});

describe('a plain click', () => {
  const plain = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  } as MouseEvent;

  test('follows the link', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  test.each<Partial<MouseEvent>>([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('is not one with %o', (change) => {
    expect(isPlainClick({ ...plain, ...change })).toBe(false);
  });
});

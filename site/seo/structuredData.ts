import type { Thing } from 'schema-dts';
import type { PageProps } from '../i18n/PageProps.js';
import type { Translate } from '../i18n/translate.js';
import type { Owner } from '../owner/fact.js';
import type { PageName } from '../paths.js';

/** What the structured data of a page is made from. */
export type JsonLdInput = Pick<PageProps, 'name' | 'language'> & {
  plain: Translate;
  owner: Owner;
  /** Absolute address of a page in the page's language. */
  pageUrl: (name: PageName) => string;
  /** Decides which seminars are still to come. */
  now: Date;
  image: string;
};

/** Makes the objects of a page; those of every page, such as breadcrumbs, come by themselves. */
export type StructuredData = (context: JsonLdInput) => readonly Thing[];

/** JSON for a `<script>`: no text in it can end the element. */
export function structuredDataJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

type Policy = { createScript: (text: string) => string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/**
 * Trusted Types allow no plain string as the text of a script, JSON-LD included. This policy lets
 * through what is JSON, and nothing else.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'structured-data',
  { createScript: (text) => structuredDataJson(JSON.parse(text) as object) },
);

const type = 'application/ld+json';

/** Puts a page's JSON-LD in the place of the page before. */
export function replaceStructuredData(all: readonly object[]): void {
  for (const old of document.head.querySelectorAll(`script[type='${type}']`)) old.remove();
  for (const data of all) {
    const script = document.createElement('script');
    script.type = type;
    const json = structuredDataJson(data);
    script.text = policy ? policy.createScript(json) : json;
    document.head.append(script);
  }
}

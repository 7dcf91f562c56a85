import type { Thing } from 'schema-dts';
import type { PageProps } from '../PageProps.js';
import type { Translate } from '../i18n/translate.js';
import type { Owner } from '../owner.yaml';
import type { PageName } from '../paths.js';

export type StructuredDataInput = Pick<PageProps, 'name' | 'language'> & {
  plain: Translate;
  owner: Owner;
  /** Absolute URL of a page in the same language. */
  pageUrl: (name: PageName) => string;
  /** Decides which seminars are still to come. */
  now: Date;
  image: string;
};

/** Makes a page's own JSON-LD objects; breadcrumbs are added to every page. */
export type StructuredData = (page: StructuredDataInput) => readonly Thing[];

/** JSON for a `<script>`, escaped so that no text in it can close the element. */
export function structuredDataJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

type Policy = { createScript: (text: string) => string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/**
 * Trusted Types forbid a plain string as the text of a script, even for JSON-LD. This policy lets only JSON
 * through.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'structured-data',
  { createScript: (text) => structuredDataJson(JSON.parse(text) as object) },
);

const type = 'application/ld+json';

/** Replaces the JSON-LD of the previous page. */
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

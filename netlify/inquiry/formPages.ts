import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fields, isService, type Field } from '../contact.js';

/** The prerendered pages that answer a plain form post which did not succeed. */
export type FormPageKind = `invalid-${Field}` | 'delivery' | 'too-many' | 'elsewhere';

/** What goes into the gaps of such a page. */
export interface Filling {
  values: Partial<Record<Field, string>>;
  /** The sentence that says what is wrong. */
  issue?: string;
  /** The inquiry's id, for the next attempt. */
  id?: string;
  /** Address of a prepared mail. */
  mailto?: string;
}

/** The owner's addresses as the site's build knows them. */
export interface ContactAddresses {
  to?: string;
  from?: string;
}

export interface FormPages {
  /** Languages that a page can be answered in; none when the site is not built. */
  languages: readonly string[];
  addresses: ContactAddresses;
  /** A filled page with its Content-Security-Policy, or nothing when there is no such page. */
  render(
    language: string,
    kind: FormPageKind,
    filling: Filling,
  ): { html: string; policy?: string } | undefined;
  /** A sentence in the page's language; `{name}` in it is replaced. Empty when there is none. */
  text(language: string, key: string, values?: Record<string, number>): string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

const gap = new RegExp(`__(${[...fields, 'issue', 'id', 'mailto'].join('|')})__`, 'g');

/** Reads the pages that the site's build leaves for the function, each once. */
export function formPages(directory: string): FormPages {
  const read = <Content>(parse: (text: string) => Content) => {
    const contents = new Map<string, Content | undefined>();
    return (...names: string[]): Content | undefined => {
      const name = path.join(directory, ...names);
      if (!contents.has(name))
        contents.set(name, existsSync(name) ? parse(readFileSync(name, 'utf8')) : undefined);
      return contents.get(name);
    };
  };
  const file = read((text) => text);
  const json = read((text) => JSON.parse(text) as Record<string, string>);

  return {
    languages: existsSync(directory)
      ? readdirSync(directory, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => entry.name)
      : [],

    addresses: json('contact.json') ?? {},

    render(language, kind, { values, issue = '', id = '', mailto = '' }) {
      const page = file(language, `${kind}.html`);
      if (page === undefined) return undefined;
      const filling: Record<string, string> = { ...values, issue, id, mailto };
      // One pass: what a visitor typed is never looked through for gaps.
      const filled = page.replace(gap, (_, name: string) => escapeHtml(filling[name] ?? ''));
      const { service = '' } = values;
      const html = isService(service)
        ? filled.replace(`<option value="${service}"`, `<option value="${service}" selected=""`)
        : filled;
      const policy = json('csp.json')?.[`${language}/${kind}`];
      return policy === undefined ? { html } : { html, policy };
    },

    text(language, key, values = {}) {
      const text = json(language, 'texts.json')?.[key] ?? '';
      return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name];
        return value?.toLocaleString(language, { useGrouping: language !== 'en' }) ?? whole;
      });
    },
  };
}

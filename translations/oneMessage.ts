import type { Diagnostic } from './Diagnostic.js';
import { emptyGlossary, type Glossary } from './Glossary.js';
import { fixCatalog, lintCatalogs, type Catalog } from './lintCatalogs.js';
import { readPo } from './po.js';

/** The one message of a test's catalog. */
export type OneMessage = {
  /** Default: the translation, so that placeholders and tags agree. */
  id?: string;
  text: string;
  /** Default: `en`. English is the source language. */
  language?: string;
  note?: string;
  context?: string;
  flags?: string;
  glossary?: Partial<Glossary>;
};

/** A catalog that holds one message. */
export function catalogOf(message: OneMessage): Catalog {
  const { text, id = text, language = 'en', note = 'A note.', context, flags } = message;
  const po = [
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n',
    note && `#. ${note}`,
    flags && `#, ${flags}`,
    context && `msgctxt ${JSON.stringify(context)}`,
    `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`,
  ];
  return {
    file: `${language}/page.po`,
    language,
    text: po.filter(Boolean).join('\n'),
  };
}

/** What one rule finds in a catalog that holds one message. */
export function findingsOf(rule: string, message: OneMessage): Diagnostic[] {
  return lintCatalogs([catalogOf(message)], glossaryOf(message)).filter((one) => one.rule === rule);
}

/** The message's text after `--fix`. */
export function fixed(message: OneMessage): string | undefined {
  const text = fixCatalog(catalogOf(message), glossaryOf(message));
  return readPo(text).entries[0]?.translation;
}

function glossaryOf({ glossary }: OneMessage) {
  return { ...emptyGlossary, ...glossary };
}

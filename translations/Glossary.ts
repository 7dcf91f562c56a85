import { readFileSync } from 'node:fs';
import * as z from 'zod';

const texts = z.array(z.string());

const rendering = z.object({
  /** The translation uses at least one of these. Endings may follow (`Aufsichtsrat` + `s`). */
  use: texts,
  /** No word of the language begins with any of these, whatever the source says. */
  avoid: texts.optional(),
});

const term = z.object({
  term: z.string(),
  /** Other forms in the source language; a plural in -s counts without being listed. */
  forms: texts.optional(),
  note: z.string().optional(),
  /** By language. Languages not listed are not checked. */
  renderings: z.record(z.string(), rendering),
  /** Intended exceptions, by source text, with the reason. */
  except: z.array(z.object({ id: z.string(), why: z.string() })).optional(),
});

const glossary = z.object({
  /**
   * Source texts with a prescribed wording and typography: their signs are not checked, and translations
   * may keep an exclamation mark.
   */
  fixed: texts.default([]),
  /** Sets of source texts that may share one translation. */
  synonyms: z.array(texts).default([]),
  /** Source texts that a translation may leave as they are. */
  same: texts.default([]),
  terms: z.array(term).default([]),
});

/** A term with its renderings. */
export type Term = z.infer<typeof term>;

/** The glossary file, kept with the catalogs. */
export type Glossary = z.infer<typeof glossary>;

/** @throws Error with a sentence that names the file and the place, when it is no glossary */
export function readGlossary(file: string): Glossary {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file}: This is not valid JSON (${(cause as Error).message}).`, { cause });
  }
  const read = glossary.safeParse(data);
  if (read.success) return read.data;
  throw new Error(`${file}: ${z.prettifyError(read.error)}`);
}

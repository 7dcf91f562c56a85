import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import { findingsError, readOwnersFile, type Finding } from './ownersFile.js';
import * as schema from './schema.js';

/** The folder of the owner's files, with a trailing slash. */
export const siteFolder = fileURLToPath(new URL('../../', import.meta.url));

/** The folder of a fictional owner whose facts are all known and whose seminars are over. */
export const sampleFolder = `${siteFolder}owner/sample/`;

/**
 * The owner's files; with `OWNER=sample` the sample owner's.
 *
 * @param env - reads OWNER
 */
export function readFiles(env: NodeJS.ProcessEnv = process.env) {
  const folder = env['OWNER'] === 'sample' ? 'owner/sample/' : '';
  const read = <Schema extends z.ZodType>(name: string, rules: Schema) =>
    readOwnersFile(`site/${folder}${name}`, readFileSync(siteFolder + folder + name), rules);
  return {
    owner: read('owner.yaml', schema.ownerSchema),
    prices: read('prices.yaml', schema.pricesSchema),
    seminars: read('seminars.yaml', schema.seminarsSchema),
  };
}

type Checked<Value> = { value: Value | undefined; problems: readonly Finding[] };

/** @throws the problems of a file */
export function valueOrThrow<Value>({ value, problems }: Checked<Value>): Value {
  if (value === undefined) throw findingsError(problems);
  return value;
}

/** Whether the pages show the sample owner: with `OWNER=sample`, and while the file has no name. */
export const showsSample = ({ name }: schema.OwnerFile, env: NodeJS.ProcessEnv) =>
  env['OWNER'] === 'sample' || name === undefined;

/**
 * The owner's data, as the pages show it; seminars earliest first.
 *
 * @param env - reads OWNER
 * @throws the problems of a file
 */
export function readOwnersData(env: NodeJS.ProcessEnv = process.env) {
  const files = readFiles(env);
  const written = valueOrThrow(files.owner);
  const prices = valueOrThrow(files.prices);
  const isSample = showsSample(written, env);
  const owner = isSample ? valueOrThrow(readFiles({ OWNER: 'sample' }).owner) : written;
  return {
    owner: ownerFrom(owner, prices),
    isSample,
    prices,
    seminars: schema.earliestFirst(valueOrThrow(files.seminars)),
  };
}

/** A fictional owner whose facts are all known. */
export const sampleOwner = () => readOwnersData({ OWNER: 'sample' }).owner;

/** Facts as the pages use them. Unknown ones that a launch needs are marked as missing. */
export function ownerFrom(file: schema.OwnerFile, prices: Partial<schema.Prices> = {}) {
  const missing = schema.factNames
    .filter((name) => schema.isNeeded(name, file, prices))
    .map((name) => [name, { missing: name }]);
  const empty = Object.keys(schema.lists).map((name) => [name, []]);
  const unknown = { ...Object.fromEntries([...missing, ...empty]), ...schema.placeholders };
  return { ...unknown, ...file } as schema.Owner;
}

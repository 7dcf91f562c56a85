import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import { ownerSchema, pricesSchema, seminarsSchema, type Owner } from './schema.js';
import { formatFinding, readYaml, type Finding } from './yamlFile.js';

/** The folder of the owner's files, with a trailing slash. */
export const siteFolder = fileURLToPath(new URL('../../', import.meta.url));

/** The folder of a fictional owner whose facts are all known and whose seminars are over. */
export const sampleFolder = `${siteFolder}owner/sample/`;

/**
 * The owner's files, each with its problems; with `OWNER=sample` the sample owner's.
 *
 * @param env - reads OWNER
 */
export function readOwnerFiles(env: NodeJS.ProcessEnv = process.env) {
  const folder = env['OWNER'] === 'sample' ? 'owner/sample/' : '';
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    readYaml(`site/${folder}${name}`, readFileSync(siteFolder + folder + name), schema);
  return {
    owner: read('owner.yaml', ownerSchema),
    prices: read('prices.yaml', pricesSchema),
    seminars: read('seminars.yaml', seminarsSchema),
  };
}

type Checked<Value> = { value: Value | undefined; problems: readonly Finding[] };

/** @throws if the file has problems, with all of them */
export function valueOrThrow<Value>({ value, problems }: Checked<Value>): Value {
  if (value === undefined) throw new Error(problems.map(formatFinding).join('\n'));
  return value;
}

/**
 * The owner's facts, prices and seminars, as the pages show them. While the owner has no name, the facts are those of
 * the sample owner.
 *
 * @param env - reads OWNER
 * @throws the problems of a file
 */
export function loadOwner(env: NodeJS.ProcessEnv = process.env, files = readOwnerFiles(env)) {
  const written = valueOrThrow(files.owner);
  const prices = valueOrThrow(files.prices);
  const isSample = env['OWNER'] === 'sample' || written.name === '';
  const owner = isSample ? valueOrThrow(readOwnerFiles({ OWNER: 'sample' }).owner) : written;
  const needsCurrency = !owner.cryptocurrency && prices.cryptocurrencyAmount !== undefined;
  const currency = needsCurrency && { cryptocurrency: { missing: 'cryptocurrency' } };
  return {
    owner: { ...owner, ...currency } satisfies Owner,
    isSample,
    prices,
    seminars: valueOrThrow(files.seminars),
  };
}

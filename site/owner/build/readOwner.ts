import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import { formatFinding, readOwnersFile, type Finding } from './ownersFile.js';
import { ownerSchema, pricesSchema, seminarsSchema, type Owner } from './schema.js';

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
    owner: read('owner.yaml', ownerSchema),
    prices: read('prices.yaml', pricesSchema),
    seminars: read('seminars.yaml', seminarsSchema),
  };
}

type Checked<Value> = { value: Value | undefined; problems: readonly Finding[] };

/** @throws the problems of a file */
export function valueOrThrow<Value>({ value, problems }: Checked<Value>): Value {
  if (value === undefined) throw new Error(problems.map(formatFinding).join('\n'));
  return value;
}

/**
 * The data of the owner's files, as the pages show them. While the owner has no name, it is the sample owner; prices
 * and seminars are those of the files.
 *
 * @param env - reads OWNER
 * @throws the problems of a file
 */
export function readOwnersData(
  env: NodeJS.ProcessEnv = process.env,
  files: Pick<ReturnType<typeof readFiles>, 'owner' | 'prices' | 'seminars'> = readFiles(env),
) {
  const written = valueOrThrow(files.owner);
  const prices = valueOrThrow(files.prices);
  const isSample = env['OWNER'] === 'sample' || written.name === '';
  const owner = isSample ? valueOrThrow(readFiles({ OWNER: 'sample' }).owner) : written;
  const needsCurrency = !owner.cryptocurrency && prices.cryptocurrencyAmount !== undefined;
  const currency = needsCurrency && { cryptocurrency: { missing: 'cryptocurrency' } };
  return {
    owner: { ...owner, ...currency } satisfies Owner,
    isSample,
    prices,
    seminars: valueOrThrow(files.seminars),
  };
}

/** A fictional owner whose facts are all known. */
export const sampleOwner = () => readOwnersData({ OWNER: 'sample' }).owner;

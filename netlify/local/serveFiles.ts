import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { answerPlainly, plainHeaders } from './plainAnswer.js';

/** One file as it goes to a browser. */
type StoredAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Compressed on the first request that wants it, then kept. */
  compressed: Map<Encoding, Promise<Buffer>>;
};

type Encoding = 'br' | 'gzip';

const compressible = /^(text\/|application\/(json|javascript|manifest|xml|ld\+json)|image\/svg)/;

/** Answers that are kept in memory: more than a site of this kind has files. */
const mostAnswers = 500;

/** Netlify reads these two and never shows them. */
const hiddenFiles = new Set(['/_headers', '/_redirects']);

/**
 * Answers with the files of the built site as Netlify does: canonical addresses, headers,
 * compression, entity tags, and the not-found page of the language.
 *
 * Netlify's own packages find the files, the headers and the redirects. They are the parts of
 * @netlify/dev, put together here because its whole, version 5, differs from production: it answers
 * a rewrite of status 404 with 200, gives the headers of a rewrite's target to every file, does not
 * read the published `_redirects`, and takes seconds to load.
 *
 * @param root - folder of `netlify.toml`
 * @param dist - folder of the published files
 */
export function createFileServer(root: string, dist: string) {
  const answers = new Map<string, StoredAnswer>();
  const configPath = path.join(root, 'netlify.toml');
  const files = new StaticHandler({ directory: dist });
  const headers = new HeadersHandler({
    configPath,
    configHeaders: [],
    projectDir: root,
    publishDir: dist,
    logger: console,
  });
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: root,
    publicDir: dist,
  });

  /** Finds a file with its headers, and keeps it: what is built does not change. */
  async function find(pathname: string): Promise<StoredAnswer | undefined> {
    const known = answers.get(pathname);
    if (known || hiddenFiles.has(pathname)) return known;
    const request = new Request(`http://localhost${pathname}`);
    const response = await (await files.match(request))?.handle();
    if (!response) return undefined;
    await headers.apply(request, response);
    const body = Buffer.from(await response.arrayBuffer());
    const answer: StoredAnswer = {
      status: 200,
      headers: {
        ...Object.fromEntries(response.headers),
        etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      },
      body,
      compressed: new Map(),
    };
    // One file may be asked for in many spellings.
    if (answers.size >= mostAnswers) answers.delete(answers.keys().next().value!);
    answers.set(pathname, answer);
    return answer;
  }

  /** The answer to a path without a file: a redirect, or the page that the rules name. */
  async function findByRule(pathname: string): Promise<StoredAnswer | string> {
    const rule = await redirects
      .match(new Request(`http://localhost${pathname}`))
      // A path that is no valid encoding matches nothing.
      .catch(() => undefined);
    if (rule?.redirect) return rule.targetRelative;
    const page = await find(rule?.target.pathname ?? '/404.html');
    if (!page) return { ...notFound, compressed: new Map() };
    return { ...page, status: rule?.statusCode ?? 404 };
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, search }: URL,
  ): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerPlainly(response, 405, { Allow: 'GET, HEAD' });
    const file = await find(pathname);
    const canonical = file && (await canonicalPath(pathname, find));
    const answer = file ?? (await findByRule(pathname));
    const location =
      typeof answer === 'string' ? answer : canonical !== pathname ? canonical : undefined;
    if (location !== undefined || typeof answer === 'string') {
      return answerPlainly(response, 301, { Location: `${location}${search}` });
    }
    await write(request, response, answer);
  };
}

const notFound = {
  status: 404,
  headers: { ...plainHeaders, 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from('Not found. The site is not built: run `npm run build`.\n'),
};

/**
 * The one address of a page: with a slash where the file is a folder's index, without one and
 * without `.html` elsewhere.
 */
async function canonicalPath(
  pathname: string,
  find: (pathname: string) => Promise<unknown>,
): Promise<string> {
  if (path.posix.basename(pathname) === '404.html') return pathname;
  const plain = pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
  if (plain === pathname && path.posix.extname(pathname) !== '') return pathname;
  return (await find(`${plain}/index.html`)) ? `${plain}/` : plain;
}

async function write(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
): Promise<void> {
  const { status, headers } = answer;
  if (status === 200 && request.headers['if-none-match'] === headers['etag']) {
    response.writeHead(304, headers).end();
    return;
  }
  const isCompressible = compressible.test(headers['content-type'] ?? '');
  const encoding = isCompressible ? preferredEncoding(request) : undefined;
  const body = encoding ? await compress(answer, encoding) : answer.body;
  response.writeHead(status, {
    ...headers,
    ...(isCompressible ? { vary: 'Accept-Encoding' } : {}),
    ...(encoding ? { 'content-encoding': encoding } : {}),
    'content-length': body.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function preferredEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}

function compress({ body, compressed }: StoredAnswer, encoding: Encoding): Promise<Buffer> {
  let result = compressed.get(encoding);
  if (!result) {
    result =
      encoding === 'br'
        ? promisify(brotliCompress)(body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
            },
          })
        : promisify(gzip)(body, { level: 9 });
    compressed.set(encoding, result);
  }
  return result;
}

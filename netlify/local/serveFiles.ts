import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { answerPlainly, plainHeaders } from './plainAnswer.js';

/** In the order of preference. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliCompress),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** One file as it goes to a browser. */
type StoredAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Compressed on the first request that wants it, then kept. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
};

const compressible = /^(text\/|application\/(json|javascript|manifest|xml|ld\+json)|image\/svg)/;

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
      compressed: {},
    };
    answers.set(pathname, answer);
    return answer;
  }

  /**
   * The one address of a page: with a slash where the file is a folder's index, without one and
   * without `.html` elsewhere.
   */
  async function canonicalPath(pathname: string): Promise<string> {
    if (path.posix.basename(pathname) === '404.html') return pathname;
    const plain = pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
    if (plain === pathname && path.posix.extname(pathname) !== '') return pathname;
    return (await find(`${plain}/index.html`)) ? `${plain}/` : plain;
  }

  /** The file at a path, or the page that the rules name; an address where a redirect belongs. */
  async function answerTo(pathname: string): Promise<StoredAnswer | string> {
    const file = await find(pathname);
    if (file) {
      const canonical = await canonicalPath(pathname);
      return canonical === pathname ? file : canonical;
    }
    const rule = await redirects
      .match(new Request(`http://localhost${pathname}`))
      // A path that is no valid encoding matches nothing.
      .catch(() => undefined);
    if (rule?.redirect) return rule.targetRelative;
    const page = await find(rule?.target.pathname ?? '/404.html');
    return page ? { ...page, status: rule?.statusCode ?? 404 } : notFound;
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, search }: URL,
  ): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerPlainly(response, 405, { Allow: 'GET, HEAD' });
    const answer = await answerTo(pathname);
    if (typeof answer === 'string')
      return answerPlainly(response, 301, { Location: `${answer}${search}` });
    await write(request, response, answer);
  };
}

const notFound: StoredAnswer = {
  status: 404,
  headers: { ...plainHeaders, 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from('Not found. The site is not built: run `npm run build`.\n'),
  compressed: {},
};

async function write(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
): Promise<void> {
  const { status, headers, body, compressed } = answer;
  if (status === 200 && request.headers['if-none-match'] === headers['etag']) {
    response.writeHead(304, headers).end();
    return;
  }
  const isCompressible = compressible.test(headers['content-type'] ?? '');
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
  const encoding = isCompressible ? encodings.find((name) => accepted.includes(name)) : undefined;
  const sent = encoding ? await (compressed[encoding] ??= compress[encoding](body)) : body;
  response.writeHead(status, {
    ...headers,
    ...(isCompressible && { vary: 'Accept-Encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': sent.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
}

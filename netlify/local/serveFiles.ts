import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { securityHeaders } from '../contact.js';

const brotli = promisify(brotliCompress);

/** What Netlify sends with answers that are neither a file nor a function's. */
const hostHeaders = {
  ...securityHeaders({ scriptHashes: [], styleHashes: [] }),
  'Cache-Control': 'no-store',
};

/** An answer of the host's own. */
export const hostAnswer = (
  status: number,
  headers: Record<string, string> = {},
  text: string | null = null,
) => new Response(text, { status, headers: { ...hostHeaders, ...headers } });

/** One file as it goes to a browser. */
type StoredFile = {
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  /** Compressed on the first request that takes it, then kept. */
  compressed?: Promise<Buffer<ArrayBuffer>>;
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
  const stored = new Map<string, StoredFile>();
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
  async function find(pathname: string): Promise<StoredFile | undefined> {
    const known = stored.get(pathname);
    if (known || hiddenFiles.has(pathname)) return known;
    const request = new Request(`http://localhost${pathname}`);
    const response = await (await files.match(request))?.handle();
    if (!response) return undefined;
    await headers.apply(request, response);
    const body = await response.bytes();
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const file = { headers: { ...Object.fromEntries(response.headers), etag }, body };
    stored.set(pathname, file);
    return file;
  }

  /**
   * The one address of a page: with a slash where the file is a folder's index, without one and
   * without `.html` elsewhere.
   */
  async function canonicalPath(pathname: string): Promise<string> {
    const plain = pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
    if (plain === pathname && path.posix.extname(pathname) !== '') return pathname;
    return (await find(`${plain}/index.html`)) ? `${plain}/` : plain;
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return hostAnswer(405, { Allow: 'GET, HEAD' });
    const { pathname, search } = new URL(request.url);
    // Two slashes would lead to another host.
    const redirect = (to: string) =>
      hostAnswer(301, { Location: to.replace(/^\/{2,}/, '/') + search });
    const rule = await redirects
      .match(new Request(`http://localhost${pathname}`))
      // A path that is no valid encoding matches nothing.
      .catch(() => undefined);
    const file = rule?.force ? undefined : await find(pathname);
    if (file) {
      const canonical = await canonicalPath(pathname);
      return canonical === pathname ? answer(200, file, request) : redirect(canonical);
    }
    if (rule?.redirect) return redirect(rule.targetRelative);
    const page = await find(rule?.target.pathname ?? '/404.html');
    if (page) return answer(rule?.statusCode ?? 404, page, request);
    return hostAnswer(404, {}, 'Not found. The site is not built: run `npm run build`.\n');
  };
}

async function answer(status: number, file: StoredFile, request: Request): Promise<Response> {
  const { headers, body } = file;
  if (status === 200 && request.headers.get('if-none-match') === headers['etag'])
    return new Response(null, { status: 304, headers });
  if (!compressible.test(headers['content-type'] ?? ''))
    return new Response(body, { status, headers });
  const varying = { ...headers, vary: 'Accept-Encoding' };
  if (!/\bbr\b/.test(request.headers.get('accept-encoding') ?? ''))
    return new Response(body, { status, headers: varying });
  file.compressed ??= brotli(body);
  const compressed = { ...varying, 'content-encoding': 'br' };
  return new Response(await file.compressed, { status, headers: compressed });
}

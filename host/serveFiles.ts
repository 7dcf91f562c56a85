import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { staticMiddleware } from 'srvx/static';
import { baseHeaders } from '../inquiry/http/responses.js';

const brotli = promisify(brotliCompress);

/** File types unknown to srvx. */
const otherTypes: Record<string, string> = {
  '.ics': 'text/calendar',
  '.webmanifest': 'application/manifest+json',
};

/** A response of this server itself, neither a file's nor a function's. */
function ownResponse(status: number, extra: Record<string, string> = {}, text?: string) {
  return new Response(text, { status, headers: { ...baseHeaders, ...extra } });
}

/**
 * Serves the built site as Netlify does: canonical URLs, headers, compression, and each language's not-found page.
 *
 * srvx finds a file; Netlify's own packages find its headers and redirects. @netlify/dev 5 serves a 404 rewrite with
 * status 200, gives every file the headers of a rewrite's target, and ignores the published `_redirects`.
 *
 * @param root - folder of `netlify.toml`
 * @param dist - folder of the published files
 */
export function createFileServer(root: string, dist: string) {
  const files = staticMiddleware({ dir: dist, compress: false, ranges: false });
  const compressed: Record<string, Promise<Buffer<ArrayBuffer>>> = {};
  const project = { configPath: path.join(root, 'netlify.toml'), projectDir: root };
  const headers = new HeadersHandler({
    ...project,
    configHeaders: [],
    publishDir: dist,
    logger: console,
  });
  const redirects = new RedirectsHandler({
    ...project,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    publicDir: dist,
  });

  async function find(pathname: string, request: Request): Promise<Response | undefined> {
    const asked = new Request(`http://localhost${pathname}`, request);
    const file = await files(asked, () => ownResponse(404));
    if (file.status >= 400) return undefined;
    const type = otherTypes[path.extname(pathname)];
    if (type) file.headers.set('Content-Type', type);
    const tag = file.headers.get('ETag') ?? '';
    file.headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
    for (const [name, value] of Object.entries(await headers.apply(asked)))
      file.headers.set(name, value);
    // Read in full, because an unread stream keeps its file open.
    let body: BodyInit | null = file.body && (await file.arrayBuffer());
    // Images and fonts are compressed already, except for SVG.
    if (/^(text|application|image\/svg)/.test(file.headers.get('Content-Type')!)) {
      file.headers.set('Vary', 'Accept-Encoding');
      if (body && request.headers.get('Accept-Encoding')?.includes('br')) {
        // At the highest level, as Netlify does, so that measured sizes are right.
        body = await (compressed[pathname + tag] ??= brotli(body));
        file.headers.set('Content-Encoding', 'br');
        file.headers.set('Content-Length', `${body.byteLength}`);
      }
    }
    return new Response(body, { status: file.status, headers: file.headers });
  }

  /** The canonical path of a page: with a slash for a folder's index, without slash or `.html` otherwise. */
  function findCanonicalPath(pathname: string): string {
    const exists = (file: string) => existsSync(path.join(dist, file));
    const plain = pathname
      // Two leading slashes would name another origin.
      .replace(/^\/+/, '/')
      .replace(/(\/index)?\.html$/, '')
      .replace(/\/$/, '');
    if (exists(`${plain}/index.html`)) return `${plain}/`;
    return exists(`${plain}.html`) ? plain : pathname;
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return ownResponse(405, { Allow: 'GET, HEAD' });
    const { pathname, search } = new URL(request.url);
    const rule = await redirects
      .match(new Request(`http://localhost${pathname}`))
      // An invalid encoding matches nothing.
      .catch(() => undefined);
    if (!rule?.force) {
      const canonical = findCanonicalPath(pathname);
      if (canonical !== pathname) return ownResponse(301, { Location: canonical + search });
      const file = await find(pathname, request);
      if (file) return file;
    }
    if (rule?.redirect) return ownResponse(301, { Location: rule.targetRelative + search });
    const page = await find(rule?.target.pathname ?? '/404.html', request);
    if (page)
      return new Response(page.body, { status: rule?.statusCode ?? 404, headers: page.headers });
    return ownResponse(404, {}, 'Not found. The site is not built: run `npm run build`.\n');
  };
}

/**
 * The absolute origin for canonical URLs, alternates, the sitemap and share image, without a trailing slash.
 *
 * @param env - `SITE_URL`, else the URL of Netlify's preview, else the local server's
 * @throws if `SITE_URL` is no absolute origin, or is missing from a production deploy
 */
export function siteUrl(env: Record<string, string | undefined>): string {
  const { SITE_URL, CONTEXT, DEPLOY_PRIME_URL } = env;
  if (!SITE_URL) {
    if (CONTEXT === 'production') {
      throw new Error(
        'SITE_URL is not set. Nothing is published without this address: set it at Netlify under Project configuration, Environment variables, for example https://www.example.com.',
      );
    }
    return DEPLOY_PRIME_URL ?? 'http://127.0.0.1:8888';
  }
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : null;
  const isOrigin = url && url.pathname === '/' && !url.search && !url.hash;
  const isAllowed =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && CONTEXT !== 'production');
  if (!isOrigin || !isAllowed) {
    throw new Error(
      `SITE_URL is “${SITE_URL}”, which is not an origin with https. Give scheme and host only, for example https://www.example.com.`,
    );
  }
  return url.origin;
}

import { securityHeaders } from '../../netlify/security-headers.js';
import { defaultLanguage, languages } from '../src/i18n/languages.js';
import type { PageHead } from '../src/shell/PageData.js';
import type { InlineHashes } from './document.js';

/** A page as the host has to know it. */
export type HostedPage = { path: string; head: PageHead; hashes: InlineHashes };

/**
 * Netlify's `_headers`: the same for everything, and for each page the policy that names exactly
 * what stands inline in it.
 */
export function headersFile(pages: readonly HostedPage[]): string {
  const policyName = 'Content-Security-Policy';
  const { [policyName]: _, ...common } = securityHeaders({ scriptHashes: [], styleHashes: [] });
  return [
    rule('/*', common),
    // Every file there has its content's hash in its name.
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...pages.map(({ path, hashes }) =>
      rule(path, { [policyName]: securityHeaders(hashes)[policyName]! }),
    ),
  ].join('\n');
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/** Netlify's `_redirects`: a missing path gets the not-found page of its own language. */
export function redirectsFile(): string {
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `/${language}/*  /${language}/404.html  404\n`)
    .join('');
}

/** Every page that search engines may keep, each with its twins in the other languages. */
export function sitemapFile(heads: readonly PageHead[]): string {
  const urls = heads.flatMap(({ canonical, alternates }) => {
    if (canonical === null) return [];
    const links = alternates.map(
      ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    );
    return `<url><loc>${canonical}</loc>${links.join('')}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
  );
}

/** Everything may be read. */
export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

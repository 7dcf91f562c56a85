const names: Readonly<Record<string, string>> = { 'linkedin.com': 'LinkedIn', 'xing.com': 'XING' };

/** The name of a profile's site: “LinkedIn”, or its host. */
export function profileSite(url: string): string {
  const host = new URL(url).hostname.replace(/^(?:www|de)\./, '');
  return names[host] ?? host;
}

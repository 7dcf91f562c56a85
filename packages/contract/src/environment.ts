/** Netlify's deploy contexts that deliver no inquiries. Any other is production or local. */
const previewContexts = ['deploy-preview', 'branch-deploy', 'preview-server'];

/** Whether a deploy is a preview, whose form says that it delivers nothing. */
export const isPreviewContext = (context = '') => previewContexts.includes(context);

/**
 * Where SendGrid processes inquiries, from the variable `SENDGRID_REGION`; empty is global. Returns undefined if it is
 * neither: it is never guessed, because the privacy text promises it.
 */
export function sendGridRegion(variable = ''): 'global' | 'eu' | undefined {
  const region = variable.trim() || 'global';
  return region === 'global' || region === 'eu' ? region : undefined;
}

/** Security headers of every response, a file's or a function's, beside its Content-Security-Policy. */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // With `no-referrer`, a plain form post would send `Origin: null`, which the function accepts only along with
  // `Sec-Fetch-Site`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  // The same everywhere: a redirect with another one would give the next page a new browsing context.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Netlify's deploy contexts that deliver no inquiries. Any other is production or local. */
const previewContexts = ['deploy-preview', 'branch-deploy', 'preview-server'];

/** Whether a deploy is a preview, whose form says that it delivers nothing. */
export const isPreviewContext = (context = '') => previewContexts.includes(context);

/**
 * Where SendGrid processes inquiries, from the variable `SENDGRID_REGION`; empty means global. Returns undefined for
 * any other value, because the privacy text states the region.
 */
export function sendGridRegion(variable = ''): 'global' | 'eu' | undefined {
  const region = variable.trim() || 'global';
  return region === 'global' || region === 'eu' ? region : undefined;
}

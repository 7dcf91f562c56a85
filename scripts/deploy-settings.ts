/**
 * Stops a production deploy that would take inquiries and send nobody a mail about them. What the
 * build itself needs (`SITE_URL`, the owner's facts) is asked for where it is used.
 *
 * @param env - the build's environment; Netlify sets `CONTEXT`
 * @throws when a production deploy has no `SENDGRID_API_KEY`
 */
export function refuseSilentDeploy(env: Record<string, string | undefined>): void {
  if (env['CONTEXT'] !== 'production' || env['SENDGRID_API_KEY']?.trim()) return;
  throw new Error(
    'SENDGRID_API_KEY is not set. Without it the form would store inquiries and nobody would hear ' +
      'of them: set it in Netlify under Project configuration, Environment variables, for the ' +
      'production context, visible to builds and functions. docs/deploy.md says how to get a key.',
  );
}

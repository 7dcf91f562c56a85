/**
 * Where SendGrid processes inquiries, from the variable `SENDGRID_REGION`; empty is global. Returns undefined if it is
 * neither: it is never guessed, because the privacy text promises it.
 */
export function sendGridRegion(variable = ''): 'global' | 'eu' | undefined {
  const region = variable.trim() || 'global';
  return region === 'global' || region === 'eu' ? region : undefined;
}

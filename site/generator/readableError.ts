/**
 * What to print of an error. Of one that the project itself has thrown, or of a file that cannot be read,
 * the message is enough; any other needs its stack.
 */
export function readableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // Rolldown's message goes on with the stack of the plugin.
  if ('errors' in error) {
    const [message = ''] = error.message.split(/\n(?: +at |Caused by:)/);
    const advice = 'npm run messages:check names the line, and says what to do.';
    return message.includes('.po') ? `${message}\n${advice}` : message;
  }
  const [, thrownAt = ''] = error.stack?.split(/\n +at /) ?? [];
  const isOwn = error.constructor === Error && !/node_modules|node:/.test(thrownAt);
  return isOwn ? error.message : error;
}

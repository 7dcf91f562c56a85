/**
 * What to print for an error: the message alone if the project threw it or a file cannot be read, otherwise
 * with its stack.
 */
export function readableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // Rolldown appends the plugin's stack to the message.
  if ('errors' in error) {
    const [message = ''] = error.message.split(/\n(?: +at |Caused by:)/);
    const advice = 'npm run messages:check names the line, and says what to do.';
    return message.includes('.po') ? `${message}\n${advice}` : message;
  }
  const [, thrownAt = ''] = error.stack?.split(/\n +at /) ?? [];
  const isOwn = error.constructor === Error && !/node_modules|node:/.test(thrownAt);
  return isOwn ? error.message : error;
}

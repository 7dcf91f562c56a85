/** The part of Node's `process` that bundlers replace; browsers have none. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Whether mistakes are logged. Bundlers replace it, and drop what depends on it in production. */
export const isDevelopment = process.env.NODE_ENV !== 'production';

/**
 * Logs an error in development if a prop leaves out what types cannot require: the words of a button,
 * the address of a link.
 *
 * @param check Returns a text, which must not be empty, or a condition. A function, so that bundlers
 * drop what it reads.
 * @param message Component and prop, what is wrong, and the fix.
 */
export function logErrorUnless(check: () => unknown, message: string): void {
  if (process.env.NODE_ENV !== 'production') {
    const result = check();
    if (typeof result === 'string' ? !result.trim() : !result) console.error(message);
  }
}

/** Logs an error in development for each item whose text under `key` is empty. */
export function logEmptyItems<Key extends string>(
  component: string,
  items: readonly Readonly<Record<Key, unknown>>[],
  key: Key,
): void {
  items.forEach((item, index) =>
    logErrorUnless(() => item[key], `${component}: \`${key}\` of item ${index} is empty.`),
  );
}

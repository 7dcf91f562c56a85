/** The part of Node's `process` that bundlers replace; browsers have none. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Logs an error, in development, on a misuse that a component's types cannot rule out; the page stays. In
 * production the check and its message are gone: bundlers drop calls of an empty function.
 *
 * @param right Whether the use is right.
 * @param sentence The component and the prop, what is wrong, and what to do about it.
 */
export function assertUsage(right: boolean, sentence: string): void {
  if (process.env.NODE_ENV !== 'production' && !right) console.error(sentence);
}

/** The same for a list without entries: a heading or a name for nothing. */
export function assertEntries(component: string, prop: string, list: readonly unknown[]): void {
  assertUsage(
    list.length > 0,
    `${component}: \`${prop}\` is empty. Leave the ${component} out where there is nothing to list.`,
  );
}

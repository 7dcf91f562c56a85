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
    checkStyleSheet();
    const result = check();
    if (typeof result === 'string' ? !result.trim() : !result) console.error(message);
  }
}

let isStyleSheetChecked = typeof document === 'undefined';

function checkStyleSheet(): void {
  if (isStyleSheetChecked) return;
  isStyleSheetChecked = true;
  // A bundler may load it after the scripts.
  setTimeout(() => {
    if (!getComputedStyle(document.documentElement).getPropertyValue('--advisor-color-bg'))
      console.error('@advisor/ui has no styles here. Import "@advisor/ui/styles.css" once.');
  }, 3000);
}

/** Logs an error in development where options are missing or doubled, or lack one that is chosen. */
export function logWrongOptions(
  component: string,
  options: readonly { value: string }[],
  chosen: readonly (string | undefined)[],
): void {
  logErrorUnless(
    () => new Set(options.map(({ value }) => value)).size === (options.length || -1),
    `${component}: \`options\` is empty, or two have one \`value\`. Give each its own.`,
  );
  for (const wanted of chosen)
    logErrorUnless(
      () => !wanted || options.some(({ value }) => value === wanted),
      `${component}: none of the \`options\` has the value “${wanted}”. Correct \`value\` or \`defaultValue\`.`,
    );
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

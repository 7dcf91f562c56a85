/** The part of Node's `process` that bundlers replace; browsers have none. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Logs an error in development if a component is used in a way that its types cannot rule out.
 * Bundlers remove the check in production.
 *
 * @param condition Pass a function if it calls or reads members: bundlers keep those
 * otherwise.
 * @param message Component and prop, what is wrong, and the fix.
 */
export function logErrorUnless(condition: boolean | (() => boolean), message: string): void {
  if (process.env.NODE_ENV !== 'production')
    if (!(typeof condition === 'function' ? condition() : condition)) console.error(message);
}

/** Logs an error in development if there is no drawing of this name. */
export function logErrorIfUnknown(
  component: string,
  drawings: object,
  name: string | undefined,
): void {
  if (process.env.NODE_ENV !== 'production')
    logErrorUnless(
      name === undefined || Object.hasOwn(drawings, name),
      `${component}: there is no drawing “${name}”. Correct the \`name\`, \`figure\` or \`icon\`.`,
    );
}

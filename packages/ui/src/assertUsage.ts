/** The part of Node's `process` that bundlers replace; a browser has no other. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Stops, in development, at a use of a component that its types cannot rule out. In production
 * neither the check nor its sentence is left: bundlers drop calls of a function without a body.
 *
 * @param right Whether the use is right.
 * @param sentence What is wrong, and what to do about it.
 * @throws {Error} with the sentence.
 */
export function assertUsage(right: boolean, sentence: string): void {
  if (process.env.NODE_ENV !== 'production' && !right) throw new Error(sentence);
}

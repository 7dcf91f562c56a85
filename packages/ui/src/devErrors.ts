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

/** Whether React renders nothing for this content. */
function isEmpty(content: unknown): boolean {
  if (Array.isArray(content)) return content.every(isEmpty);
  if (typeof content === 'string') return content.trim() === '';
  return content == null || typeof content === 'boolean';
}

/**
 * Logs an error in development for each empty text.
 *
 * @param texts Texts by prop.
 */
export function logErrorIfEmpty(component: string, texts: Readonly<Record<string, unknown>>): void {
  if (process.env.NODE_ENV !== 'production')
    for (const [prop, text] of Object.entries(texts))
      logErrorUnless(
        !isEmpty(text),
        `${component}: \`${prop}\` is empty. Fill it, or leave out what has no words.`,
      );
}

/**
 * Logs an error in development for an empty list, and for each entry with an empty member.
 *
 * @param requiredMembers Members that every entry has to fill.
 */
export function logErrorIfListEmpty<Entry>(
  component: string,
  prop: string,
  list: readonly Entry[],
  requiredMembers: readonly (keyof Entry & string)[] = [],
): void {
  if (process.env.NODE_ENV !== 'production') {
    logErrorUnless(
      list.length > 0,
      `${component}: \`${prop}\` is empty. Fill it, or leave out what would list nothing.`,
    );
    list.forEach((entry, index) =>
      requiredMembers.forEach((member) =>
        logErrorIfEmpty(component, { [`${prop}[${index}].${member}`]: entry[member] }),
      ),
    );
  }
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

/** The part of Node's `process` that bundlers replace; browsers have none. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Logs an error in development if a component is used in a way that its types cannot rule out.
 * Bundlers remove the check in production.
 *
 * @param right The condition. Pass a function if it calls or reads members: bundlers keep those
 * otherwise.
 * @param sentence Component and prop, what is wrong, and the fix.
 */
export function assertUsage(right: boolean | (() => boolean), sentence: string): void {
  if (process.env.NODE_ENV !== 'production')
    if (!(typeof right === 'function' ? right() : right)) console.error(sentence);
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
 * @param required Texts by prop.
 * @param optional Texts that may be left out, but not be empty.
 */
export function assertTexts(
  component: string,
  required: Readonly<Record<string, unknown>>,
  optional: Readonly<Record<string, unknown>> = {},
): void {
  if (process.env.NODE_ENV !== 'production') {
    const given = Object.entries(optional).filter(([, text]) => text !== undefined);
    for (const [prop, text] of [...Object.entries(required), ...given])
      assertUsage(
        !isEmpty(text),
        `${component}: \`${prop}\` is empty. Fill it, or leave out what has no words.`,
      );
  }
}

/**
 * Logs an error in development for an empty list, and for each entry with an empty member.
 *
 * @param texts Members that are required in every entry.
 */
export function assertEntries<Entry>(
  component: string,
  prop: string,
  list: readonly Entry[],
  texts: readonly (keyof Entry & string)[] = [],
): void {
  if (process.env.NODE_ENV !== 'production') {
    assertUsage(
      list.length > 0,
      `${component}: \`${prop}\` is empty. Fill it, or leave out what would list nothing.`,
    );
    list.forEach((entry, index) =>
      texts.forEach((text) =>
        assertTexts(component, { [`${prop}[${index}].${text}`]: entry[text] }),
      ),
    );
  }
}

/** Logs an error in development if there is no drawing of this name. */
export function assertName(component: string, drawings: object, name: string | undefined): void {
  if (process.env.NODE_ENV !== 'production')
    assertUsage(
      name === undefined || Object.hasOwn(drawings, name),
      `${component}: there is no drawing “${name}”. Correct the \`name\`, \`figure\` or \`icon\`.`,
    );
}

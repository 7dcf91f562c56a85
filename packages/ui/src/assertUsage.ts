/** The part of Node's `process` that bundlers replace; browsers have none. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Logs an error, in development, on a misuse that a component's types cannot rule out; the page stays. In
 * production the check and its message are gone: bundlers drop calls of an empty function.
 *
 * @param right Whether the use is right; a function where it calls or reads members, which bundlers keep.
 * @param sentence The component and the prop, what is wrong, and what to do about it.
 */
export function assertUsage(right: boolean | (() => boolean), sentence: string): void {
  if (process.env.NODE_ENV !== 'production')
    if (!(typeof right === 'function' ? right() : right)) console.error(sentence);
}

/** Whether React shows nothing for it. */
function isEmpty(content: unknown): boolean {
  if (Array.isArray(content)) return content.every(isEmpty);
  if (typeof content === 'string') return content.trim() === '';
  return content == null || typeof content === 'boolean';
}

/**
 * Logs an error, in development, for each text that is empty.
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
 * Logs an error, in development, for a list that is empty, and for each entry with an empty member.
 *
 * @param texts The members that every entry has to fill.
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

/** Logs an error, in development, for the name of a drawing that there is not: data may misspell it. */
export function assertName(component: string, drawings: object, name: string | undefined): void {
  if (process.env.NODE_ENV !== 'production')
    assertUsage(
      name === undefined || Object.hasOwn(drawings, name),
      `${component}: there is no drawing “${name}”. Correct the \`name\`, \`figure\` or \`icon\`.`,
    );
}

/*
 * The title of a component's stories is `Group/Name (parts, what others call it)`: Storybook's search reads titles, and
 * nothing else that we say of a component.
 */

/** The component's name. */
export const nameOf = (title: string) => title.replace(/^.*\/| \(.*\)$/g, '');

const wordsOf = (title: string) => /\((.*)\)$/.exec(title)?.[1]?.split(', ') ?? [];
const isPart = (word: string) => /^([A-Z][a-z]+){2}/.test(word);

/** The components that come with it. */
export const partsOf = (title: string) => wordsOf(title).filter(isPart);

/** What others call it. */
export const otherNamesOf = (title: string) =>
  wordsOf(title)
    .filter((word) => !isPart(word))
    .join(', ');

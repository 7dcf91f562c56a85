/*
 * Titles are `Group/Name (parts, alternative names)`, because Storybook's search reads titles only.
 */

/** The component's name, from a title. */
export const nameOf = (title: string) => title.replace(/^.*\/| \(.*\)$/g, '');

const wordsOf = (title: string) => /\((.*)\)$/.exec(title)?.[1]?.split(', ') ?? [];
const isPart = (word: string) => /^([A-Z][a-z]+){2}/.test(word);

/** The other components of the file, from a title. */
export const partsOf = (title: string) => wordsOf(title).filter(isPart);

/** Alternative names, from a title. */
export const otherNamesOf = (title: string) =>
  wordsOf(title)
    .filter((word) => !isPart(word))
    .join(', ');

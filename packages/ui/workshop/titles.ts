/*
 * The title of a component's stories is `Group/Name (what others call it)`: Storybook's search reads titles, and
 * nothing else that we say of a component.
 */

/** The component's name. */
export const nameOf = (title: string) => title.replace(/^.*\/| \(.*\)$/g, '');

/** What others call it. */
export const otherNamesOf = (title: string) => /\((.*)\)$/.exec(title)?.[1];

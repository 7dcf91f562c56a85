import { namesOf } from '../packages/ui/src/storyMeta.js';

/**
 * Links to files of the repository, which Storybook does not serve, become their own words. Its tables
 * would drop the backslash of `\-`.
 */
export const withoutFileLinks = (markdown: string) =>
  markdown.replace(/\[([^\]]+)\]\((?!https:)[^)]+\)/g, '$1').replaceAll('`\\-`', '`\\\\-`');

/** The content below a heading of level 2, up to the next one. */
export function section(markdown: string, heading: string): string {
  const text = markdown.split(`\n## ${heading}\n`)[1];
  if (text === undefined)
    throw new Error(
      `No heading “## ${heading}” in “${markdown.split('\n')[0]}”: correct its name in stories/start.`,
    );
  return withoutFileLinks(text.split('\n## ')[0]!);
}

/** The documentation page of a component, or of the one that it is part of. */
const pageOf = (name: string) =>
  Object.values(window.__STORYBOOK_PREVIEW__.storyStoreValue!.storyIndex.entries).find(
    ({ title, type }) => type === 'docs' && namesOf(title).includes(name),
  );

/** Links names of components, and of their parts, to their pages. */
export const withLinks = (text: string) =>
  text.replace(/`?\b[A-Z]\w+\b`?/g, (written) => {
    const page = pageOf(written.replaceAll('`', ''));
    return page ? `[${written}](./?path=/docs/${page.id})` : written;
  });

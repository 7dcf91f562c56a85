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

/** Links names of components, and of their parts, to their pages. */
export function withLinks(text: string): string {
  const { entries } = window.__STORYBOOK_PREVIEW__.storyStoreValue!.storyIndex;
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  return text.replace(/`?\b[A-Z]\w+\b`?/g, (written) => {
    const name = written.replaceAll('`', '');
    const page = pages.find(({ title }) => namesOf(title).includes(name));
    return page ? `[${written}](./?path=/docs/${page.id})` : written;
  });
}

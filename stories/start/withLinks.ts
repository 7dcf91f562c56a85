import { nameOf, partsOf } from '../../packages/ui/workshop/titles.js';

/** Links names of components, and of their parts, to their pages. */
export function withLinks(text: string): string {
  const { entries } = window.__STORYBOOK_PREVIEW__.storyStoreValue!.storyIndex;
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  return text.replace(/`?\b[A-Z]\w+\b`?/g, (written) => {
    const name = written.replaceAll('`', '');
    const page = pages.find(({ title }) => [nameOf(title), ...partsOf(title)].includes(name));
    return page ? `[${written}](./?path=/docs/${page.id})` : written;
  });
}

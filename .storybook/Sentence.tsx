import { Markdown } from '@storybook/addon-docs/blocks';

/**
 * A sentence or a list of them in Markdown, with links to the components that it names; with `names` a
 * single word such as Note is a component’s name, too, and no English word.
 */
export function Sentence({ text, names = false }: { text: string; names?: boolean }) {
  const name = names ? /`[^`]+`|\b[A-Z][A-Za-z]+\b/g : /`[^`]+`|\b[A-Z][a-z]+[A-Z][A-Za-z]+\b/g;
  return <Markdown>{linkNames(text, name)}</Markdown>;
}

/** Markdown with links to the components that it names, unless told otherwise between backticks. */
export const linkNames = (markdown: string, name = /`[A-Z]\w+`/g) =>
  markdown.replace(name, (word) => {
    const href = documentationOf(word.replaceAll('`', ''));
    return href ? `[${word}](${href})` : word;
  });

/** The address of a component's documentation, by its name; `CareerCards` has the page of `CareerCard`. */
export function documentationOf(component: string): string | undefined {
  const entries = window.__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex.entries ?? {};
  const found = Object.values(entries).find(
    ({ type, title }) =>
      type === 'docs' &&
      !title.startsWith('Foundations/') &&
      [component, component.replace(/s$/, '')].includes(title.split('/').at(-1)!),
  );
  return found && `./?path=/docs/${found.id}`;
}

import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks';
import { Children, type ReactNode } from 'react';

/**
 * A sentence or a list of them in Markdown, with links to the components that it names; with `names` a
 * single word such as Note is a component’s name, too, and no English word.
 */
export function Sentence({ text, names = false }: { text: string; names?: boolean }) {
  const name = names ? /`[^`]+`|\b[A-Z][A-Za-z]+\b/g : /`[^`]+`|\b[A-Z][a-z]+[A-Z][A-Za-z]+\b/g;
  return <Markdown>{linkNames(text, name)}</Markdown>;
}

/** The text of a page in MDX, with links to the components that it names. */
export const named = (children: ReactNode) =>
  Children.map(children, (child) =>
    typeof child !== 'string'
      ? child
      : child.split(/\b([A-Z][A-Za-z]+)\b/).map((word, at) => {
          const href = at % 2 === 1 ? documentationOf(word) : undefined;
          if (!href) return word;
          return (
            <AnchorMdx key={at} href={href} target="_self">
              {word}
            </AnchorMdx>
          );
        }),
  );

/** Markdown with links to the components that it names, unless told otherwise between backticks. */
export const linkNames = (markdown: string, name = /`[A-Z]\w+`/g) =>
  markdown.replace(name, (word) => {
    const href = documentationOf(word.replaceAll('`', ''));
    return href ? `[${word}](${href})` : word;
  });

/** The address of a component's documentation, by its name; `CareerCards` has the page of `CareerCard`. */
function documentationOf(component: string): string | undefined {
  const entries = window.__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex.entries ?? {};
  const found = Object.values(entries).find(
    ({ type, title }) =>
      type === 'docs' &&
      !/^(Foundations|Start)\//.test(title) &&
      [component, component.replace(/s$/, '')].includes(title.split('/').at(-1)!),
  );
  return found && `./?path=/docs/${found.id}`;
}

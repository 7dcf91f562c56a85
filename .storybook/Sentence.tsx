type SentenceProps = {
  text: string;
  /** Whether a single word such as `Note` is a component’s name here, and no English word. @default false */
  names?: boolean;
};

/** A sentence with names of props between backticks, and links to the components that it names. */
export function Sentence({ text, names = false }: SentenceProps) {
  const name = names ? /(`[^`]+`|\b[A-Z][A-Za-z]+\b)/ : /(`[^`]+`|\b[A-Z][a-z]+[A-Z][A-Za-z]+\b)/;
  return text.split(name).map((part, at) => {
    if (at % 2 === 0) return part;
    const bare = part.replaceAll('`', '');
    const shown = bare === part ? part : <code key={at}>{bare}</code>;
    const href = documentationOf(bare);
    if (!href) return shown;
    return (
      <a key={at} href={href} target="_top">
        {shown}
      </a>
    );
  });
}

/** Markdown with links to the components that it names between backticks. */
export const linkNames = (markdown: string) =>
  markdown.replace(/`([A-Z]\w+)`/g, (code, name: string) =>
    documentationOf(name) ? `[${name}](${documentationOf(name)})` : code,
  );

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

/** A sentence with names of props between backticks, and links to the components that it names. */
export function Sentence({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\b[A-Z][A-Za-z]+\b)/).map((part, at) => {
    if (part.startsWith('`')) return <code key={at}>{part.slice(1, -1)}</code>;
    const href = at % 2 ? documentationOf(part) : undefined;
    return href ? (
      <a key={at} href={href} target="_top">
        {part}
      </a>
    ) : (
      part
    );
  });
}

/** The address of a component's documentation, by its name. */
function documentationOf(component: string): string | undefined {
  const { entries } = window.__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex ?? { entries: {} };
  const found = Object.values(entries).find(
    ({ type, title }) =>
      type === 'docs' && !title.startsWith('Foundations/') && title.endsWith(`/${component}`),
  );
  return found && `./?path=/docs/${found.id}`;
}

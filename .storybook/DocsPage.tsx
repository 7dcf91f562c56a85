import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guidance } from '../packages/ui/workshop/Guidance.js';
import { nameOf, otherNamesOf } from '../packages/ui/workshop/titles.js';

/** The page of a component: what it is for and how to use it, its first example and props, other examples. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guidance, layout } = preparedMeta.parameters as { guidance?: Guidance; layout: string };
  const otherNames = otherNamesOf(preparedMeta.title);
  return (
    <div className={layout}>
      <Title>{nameOf(preparedMeta.title)}</Title>
      {guidance && (
        <>
          <Subtitle>{guidance.for}</Subtitle>
          {otherNames && <Markdown>{`Also called: ${otherNames}.`}</Markdown>}
          <Description />
          <GuidanceBlock {...guidance} />
          <Primary />
          <Subheading>Props</Subheading>
          <Controls />
        </>
      )}
      <Stories title={guidance ? 'Examples' : <></>} includePrimary={!guidance} />
    </div>
  );
}

/** Leads from the names of components to their pages; that of several cards is on the page of one. */
function withLinks(text: string): string {
  const { entries } = window.__STORYBOOK_PREVIEW__.storyStoreValue!.storyIndex;
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  return text.replace(/`?\b[A-Z]\w+\b`?/g, (written) => {
    const name = written.replaceAll('`', '');
    const page = pages.find(({ title }) => [name, name.replace(/s$/, '')].includes(nameOf(title)));
    return page ? `[${written}](./?path=/docs/${page.id})` : written;
  });
}

type ListProps = { title: string; items: readonly string[] };

const List = ({ title, items }: ListProps) => (
  <>
    <Subheading>{title}</Subheading>
    <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
  </>
);

const GuidanceBlock = ({ instead, pictures, keyboard, accessibility, ...rules }: Guidance) => (
  <>
    <List
      title="Use something else"
      items={instead.map(({ when, use }) => `${when}: ${withLinks(use)}`)}
    />
    <div className="do-and-dont">
      {(['do', 'dont'] as const).map((which) => (
        <section key={which} className={which}>
          <List title={which === 'do' ? '✓ Do' : '✕ Don’t'} items={rules[which]} />
          {pictures && (
            <Unstyled>
              <div className="docs-story" inert>
                <div className="sb-story">{pictures[which]}</div>
              </div>
            </Unstyled>
          )}
        </section>
      ))}
    </div>
    <List title="Accessibility" items={accessibility} />
    {keyboard && (
      <List
        title="Keyboard"
        items={Object.entries(keyboard).map(([key, does]) => `**${key}**: ${does}`)}
      />
    )}
  </>
);

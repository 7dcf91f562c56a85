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
import { nameOf, otherNamesOf, partsOf } from '../packages/ui/workshop/titles.js';
import { withLinks } from '../stories/start/withLinks.js';

/** A component's page: first example, purpose, guidance, props, other examples. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { guidance, layout } = preparedMeta.parameters as { guidance?: Guidance; layout: string };
  const otherNames = otherNamesOf(preparedMeta.title);
  const parts = partsOf(preparedMeta.title);
  const tests = Object.values(csfFile.stories)
    .filter(({ name }) => name.startsWith('MUST'))
    .map(
      ({ id, name }) =>
        `[It ${name.replace(/^MUST( NOT)?/, (must) => must.toLowerCase())}](./?path=/story/${id})`,
    );
  return (
    <div className={layout}>
      <Title>{nameOf(preparedMeta.title)}</Title>
      {guidance && (
        <>
          <span className="status">{csfFile.meta.tags?.[0] ?? 'stable'}</span>
          <Subtitle>{guidance.for}</Subtitle>
          <Subheading>Example</Subheading>
          <Primary />
          {parts.length > 0 && <Markdown>{`With it: ${parts.join(', ')}.`}</Markdown>}
          {otherNames && <Markdown>{`Also called: ${otherNames}.`}</Markdown>}
          <Description />
          <GuidanceBlock {...guidance} />
          {tests.length > 0 && <List title="Tests" items={tests} />}
          <Subheading>Props</Subheading>
          <Controls />
        </>
      )}
      <Stories title={guidance ? 'Other examples' : <></>} includePrimary={!guidance} />
    </div>
  );
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

import {
  Controls,
  Description,
  Heading,
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

/** A component's page: purpose, examples, guidance, accessibility, props, tests. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { guidance, layout } = preparedMeta.parameters as { guidance?: Guidance; layout: string };
  const name = nameOf(preparedMeta.title);
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
      <Title>{name}</Title>
      {guidance && (
        <>
          <span className="status">{csfFile.meta.tags?.[0] ?? 'stable'}</span>
          <Subtitle>{guidance.for}</Subtitle>
          <Heading>Example</Heading>
          <Primary />
          {parts.length > 0 && <Markdown>{`With it: ${parts.join(', ')}.`}</Markdown>}
          {otherNames && <Markdown>{`Also called: ${otherNames}.`}</Markdown>}
          <Description />
        </>
      )}
      <Stories
        title={guidance ? <Heading>Variants and states</Heading> : <></>}
        includePrimary={!guidance}
      />
      {guidance && (
        <>
          <GuidanceBlock name={name} {...guidance} />
          <Heading>Props</Heading>
          <Controls />
          {tests.length > 0 && (
            <>
              <Heading>Tests</Heading>
              <Markdown>{listOf(tests)}</Markdown>
            </>
          )}
        </>
      )}
    </div>
  );
}

const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

type ListProps = { title: string; items: readonly string[] };

const List = ({ title, items }: ListProps) => (
  <>
    <Subheading>{title}</Subheading>
    <Markdown>{listOf(items)}</Markdown>
  </>
);

type GuidanceBlockProps = Guidance & { name: string };

const GuidanceBlock = ({ name, instead, pictures, keyboard, ...guidance }: GuidanceBlockProps) => (
  <>
    <Heading>When to use</Heading>
    <Markdown>
      {[
        '| Need | Use |\n| --- | --- |',
        `| ${guidance.for.replace(/\.$/, '')} | **${name}** |`,
        ...instead.map(({ when, use }) => `| ${when} | ${withLinks(use)} |`),
      ].join('\n')}
    </Markdown>
    <div className="do-and-dont">
      {(['do', 'dont'] as const).map((which) => (
        <section key={which} className={which}>
          <List title={which === 'do' ? '✓ Do' : '✕ Don’t'} items={guidance[which]} />
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
    <Heading>Accessibility</Heading>
    <Markdown>{listOf(guidance.accessibility)}</Markdown>
    {keyboard && (
      <List
        title="Keyboard"
        items={Object.entries(keyboard).map(([key, does]) => `**${key}**: ${does}`)}
      />
    )}
  </>
);

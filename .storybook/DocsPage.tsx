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
  useOf,
} from '@storybook/addon-docs/blocks';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { namesOf, otherNamesOf, type Guidance } from '../packages/ui/src/storyMeta.js';
import { withLinks } from './markdown.js';
import { shownVersion } from './releaseNotes.js';

/** An example as plain HTML in documentation: it takes no focus, and its ids may be on the page twice. */
export const Picture = ({ of }: { of: ReactElement }) => (
  <div className="docs-story sb-unstyled" inert>
    {/* oxlint-disable-next-line react/no-danger -- React has just made it */}
    <div className="sb-story" dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(of) }} />
  </div>
);

const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** A component's page: purpose, examples, guidance, accessibility, props. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { guidance, layout } = preparedMeta.parameters as { guidance: Guidance; layout: string };
  const { instead, accessibility, keyboard = {}, pair } = guidance;
  const { component, initialArgs } = preparedMeta;
  const names = namesOf(preparedMeta.title);
  const needs = [
    `| ${guidance.for.replace(/\.$/, '')} | **${names[0]}** |`,
    ...instead.map(({ when, use }) => `| ${when} | ${withLinks(use)} |`),
  ];
  const keys = Object.entries(keyboard).map(([key, does]) => `**${key}**: ${does}`);
  return (
    <div className={layout}>
      <Title>{names.join(', ')}</Title>
      <span className="status">
        {csfFile.meta.tags?.[0] ?? 'stable'}, version {shownVersion}
      </span>
      <Subtitle>{guidance.for}</Subtitle>
      <Heading>Example</Heading>
      <Primary />
      <Markdown>{`Also called: ${otherNamesOf(preparedMeta.title)}.`}</Markdown>
      <Description />
      <Stories title={<Heading>Variants and states</Heading>} includePrimary={false} />
      <Heading>When to use</Heading>
      <Markdown>{['| Need | Use |', '| --- | --- |', ...needs].join('\n')}</Markdown>
      <div className="do-and-dont">
        {(['do', 'dont'] as const).map((which) => (
          <section key={which} className={which}>
            <Subheading>{which === 'do' ? '✓ Do' : '✕ Don’t'}</Subheading>
            {pair && (
              <Picture
                of={createElement(component as ComponentType, { ...initialArgs, ...pair[which] })}
              />
            )}
            <Markdown>{listOf(guidance[which])}</Markdown>
          </section>
        ))}
      </div>
      <Heading>Accessibility</Heading>
      <Markdown>{listOf([...accessibility, ...keys])}</Markdown>
      <Heading>Props</Heading>
      <Controls />
    </div>
  );
}

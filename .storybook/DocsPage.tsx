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
import changelog from '../packages/ui/CHANGELOG.md?raw';
import { version } from '../packages/ui/package.json';
import { namesOf, otherNamesOf, type Guidance } from '../packages/ui/src/storyMeta.js';
import accessibility from '../stories/start/componentAccessibility.md?raw';
import { withLinks } from './markdown.js';

/** An example as plain HTML in documentation: it takes no focus, and its ids may be on the page twice. */
export const Picture = ({ of }: { of: ReactElement }) => (
  <div className="docs-story sb-unstyled" inert>
    {/* oxlint-disable-next-line react/no-danger -- React has just made it */}
    <div className="sb-story" dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(of) }} />
  </div>
);

type FrameProps = { id: string; title: string; width: string; height?: string };

/** A story in a frame of its own, where it plays; it takes no focus. */
export const Frame = ({ id, title, width, height = '640' }: FrameProps) => (
  <div className="frame">
    <iframe
      title={title}
      inert
      loading="lazy"
      width={width}
      height={height}
      src={`./iframe.html?id=${id}`}
    />
  </div>
);

/** The cells of a row in accessibility.md; what is empty is not shown. */
function cellsOf(name: string): string[] {
  const row = accessibility.split('\n').find((line) => line.startsWith(`| ${name} |`));
  if (!row)
    throw new Error(
      `Say what ${name} does for access: add it to stories/start/componentAccessibility.md.`,
    );
  return row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const everyStory =
  'Each story: no violation that axe finds, 320 px, text of 200 %. Screen readers: see [Accessibility](./?path=/docs/start-accessibility--docs).';

export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { guidance, layout } = preparedMeta.parameters as { guidance: Guidance; layout: string };
  const { instead, pair } = guidance;
  const { initialArgs } = preparedMeta;
  const Shown = preparedMeta.component as ComponentType;
  const names = namesOf(preparedMeta.title);
  const tests = Object.values(csfFile.stories)
    .filter(({ name }) => name.startsWith('MUST'))
    .map(({ id, name }) => `[${name}](./?path=/story/${id})`);
  const opened = Object.values(csfFile.stories).filter(({ name }) => name.endsWith(' Open'));
  const needs = instead.map(({ when, use }) => `| ${when} | ${withLinks(use)} |`);
  const headings = ['Role and name', 'Keys', 'Focus', 'Announced', 'Besides'];
  const access = [
    ...cellsOf(names[0]!).map((cell, index) => cell && `| ${headings[index]} | ${cell} |`),
    `| Tested | ${[...tests, everyStory].join('<br>')} |`,
  ].filter(Boolean);
  const lastChanges = changelog.split('\n## ')[1]!;
  const isChanged = names.some((name) => lastChanges.includes(`\`${name}\``));
  const status = [
    preparedMeta.title.startsWith('Blocks/') &&
      'A block of one site: it may change in any release.',
    isChanged && `New or changed in [${version}](./?path=/docs/start-changes--docs).`,
  ].filter(Boolean);
  return (
    <div className={layout}>
      <Title>{names.join(', ')}</Title>
      <Subtitle>{guidance.for}</Subtitle>
      <Markdown>{`Also called: ${otherNamesOf(preparedMeta.title)}.`}</Markdown>
      <Markdown>{status.join(' ')}</Markdown>
      <Description />
      <Heading>Example</Heading>
      <Primary />
      <Heading>When to use something else</Heading>
      <Markdown>{['| Need | Use instead |', '| --- | --- |', ...needs].join('\n')}</Markdown>
      <div className="do-and-dont">
        {(['do', 'dont'] as const)
          .filter((which) => guidance[which])
          .map((which) => (
            <section key={which} className={which}>
              <Subheading>{which === 'do' ? '✓ Do' : '✕ Don’t'}</Subheading>
              {pair && <Picture of={createElement(Shown, { ...initialArgs, ...pair[which] })} />}
              <Markdown>{listOf(guidance[which]!)}</Markdown>
            </section>
          ))}
      </div>
      <Stories title={<Heading>Variants and states</Heading>} includePrimary={false} />
      {opened.map(({ id, name, globals }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <Frame
            id={id}
            title={name}
            width={globals?.viewport.value === 'phone' ? '390' : '1440'}
          />
        </section>
      ))}
      <Heading>Accessibility</Heading>
      <Markdown>{['| What | How |', '| --- | --- |', ...access].join('\n')}</Markdown>
      <Heading>Props</Heading>
      <Controls />
    </div>
  );
}

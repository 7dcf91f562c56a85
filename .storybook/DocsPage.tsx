import {
  Controls,
  Description,
  DocsContainer,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  Unstyled,
  useOf,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { nameOf, otherNamesOf, partsOf, type Guidance } from '../packages/ui/src/storyParts.js';
import { Frame } from '../stories/start/Frame.js';
import { withLinks } from '../stories/start/markdown.js';
import { shownVersion } from '../stories/start/releaseNotes.js';
import { themeOf } from './theme.js';

const channel = () => window.__STORYBOOK_ADDONS_CHANNEL__;
const subscribe = (changed: () => void) => {
  channel().on('globalsUpdated', changed);
  return () => channel().off('globalsUpdated', changed);
};
/** Events also carry the globals of embedded frames. */
const chosenScheme = (): string =>
  window.__STORYBOOK_PREVIEW__.storyStoreValue!.userGlobals.get()['theme'];

/** Documentation in the toolbar's colour scheme. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...props} theme={themeOf(useSyncExternalStore(subscribe, chosenScheme))} />
  );
}

const phone = { width: 390, height: 844, scale: 0.6 };
const desk = { width: 1440, height: 600, scale: 0.6 };

const isTest = (name: string) => name.startsWith('MUST');

const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** A component's page: purpose, examples, guidance, accessibility, props, tests. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { guidance, layout, thumbnail } = preparedMeta.parameters as {
    guidance: Guidance;
    layout: string;
    thumbnail?: 'wide';
  };
  const { instead, pictures, accessibility, keyboard = {} } = guidance;
  const { title } = preparedMeta;
  const name = nameOf(title);
  const needs = [
    `| ${guidance.for.replace(/\.$/, '')} | **${name}** |`,
    ...instead.map(({ when, use }) => `| ${when} | ${withLinks(use)} |`),
  ];
  const keys = Object.entries(keyboard).map(([key, does]) => `**${key}**: ${does}`);
  const tests = Object.values(csfFile.stories)
    .filter(({ name }) => isTest(name))
    .map(
      ({ id, name }) =>
        `[It ${name.replace(/^MUST( NOT)?/, (must) => must.toLowerCase())}](./?path=/story/${id})`,
    );
  // What depends on the window, or is open once its play function has run.
  const framed = Object.values(csfFile.stories).filter(
    ({ name, tags, globals }) =>
      !isTest(name) &&
      (tags?.includes('!autodocs') || /phone|reflow/.test(globals?.['viewport']?.value)),
  );
  return (
    <div className={layout}>
      <Title>{name}</Title>
      <span className="status">
        {csfFile.meta.tags?.[0] ?? 'stable'}, version {shownVersion}
      </span>
      <Subtitle>{guidance.for}</Subtitle>
      <Heading>Example</Heading>
      <Primary />
      {(thumbnail ?? layout) !== 'padded' && (
        <Frame title="On a phone" story={`${preparedMeta.id}--default`} {...phone} />
      )}
      {partsOf(title).length > 0 && <Markdown>{`With it: ${partsOf(title).join(', ')}.`}</Markdown>}
      <Markdown>{`Also called: ${otherNamesOf(title)}.`}</Markdown>
      <Description />
      <Stories title={<Heading>Variants and states</Heading>} includePrimary={false} />
      <div className="frames">
        {framed.map(({ id, name, globals }) => (
          <Frame
            key={id}
            title={name}
            story={id}
            {...(globals?.['viewport']?.value === 'desk' ? desk : phone)}
          />
        ))}
      </div>
      <Heading>When to use</Heading>
      <Markdown>{['| Need | Use |', '| --- | --- |', ...needs].join('\n')}</Markdown>
      <div className="do-and-dont">
        {(['do', 'dont'] as const).map((which) => (
          <section key={which} className={which}>
            <Subheading>{which === 'do' ? '✓ Do' : '✕ Don’t'}</Subheading>
            <Markdown>{listOf(guidance[which])}</Markdown>
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
      <Markdown>{listOf([...accessibility, ...keys])}</Markdown>
      <Heading>Props</Heading>
      <Controls />
      {tests.length > 0 && (
        <>
          <Heading>Tests</Heading>
          <Markdown>{listOf(tests)}</Markdown>
        </>
      )}
    </div>
  );
}

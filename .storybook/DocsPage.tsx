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
  useOf,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { namesOf, otherNamesOf, type Guidance } from '../packages/ui/storybook/meta.js';
import { withLinks } from './markdown.js';
import { shownVersion } from './releaseNotes.js';

const channel = () => window.__STORYBOOK_ADDONS_CHANNEL__;
const subscribe = (changed: () => void) => {
  channel().on('globalsUpdated', changed);
  return () => channel().off('globalsUpdated', changed);
};
/** Events also carry the globals of embedded frames. */
const chosenTheme = (): 'system' | 'light' | 'dark' =>
  window.__STORYBOOK_PREVIEW__.storyStoreValue!.userGlobals.get()['theme'];

/** Documentation in the toolbar's colour scheme. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, chosenTheme);
  return <DocsContainer {...props} theme={themes[theme === 'system' ? 'normal' : theme]} />;
}

const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** A component's page: purpose, examples, guidance, accessibility, props. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { guidance, layout } = preparedMeta.parameters as { guidance: Guidance; layout: string };
  const { instead, accessibility, keyboard = {} } = guidance;
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

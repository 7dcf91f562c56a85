import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Subheading,
  Subtitle,
  Story as ShownStory,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { fullest } from './anatomy.js';
import type { Guidance } from '../packages/ui/workshop/Guidance.js';
import { breakpoints } from '../packages/ui/src/theme/tokens.js';
import { Frame } from './Frame.js';
import { onResize } from './onResize.js';
import { Sentence } from './Sentence.js';
import { Table } from './Table.js';

/** Width of the windows of documentation, in px. */
const desk = 1440;

const columnWidth = () => document.querySelector('.sbdocs-content')?.clientWidth ?? 0;

/** Tells the style sheet how much the sticky example covers of what has the focus below it. */
const measure = (tried: HTMLDivElement) =>
  onResize(() => {
    document.documentElement.style.setProperty('--covered', `${tried.offsetHeight}px`);
  }, tried);

type ListProps = { title: string; items: readonly string[]; names?: boolean };

const List = ({ title, items, names = false }: ListProps) => (
  <>
    <Subheading>{title}</Subheading>
    <Sentence text={items.map((item) => `- ${item}`).join('\n')} names={names} />
  </>
);

export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.title.startsWith('Foundations/') ? <FoundationPage /> : <ComponentPage />;
}

/** The page of every component: what for, the example and its props, what instead, do and don’t, states. */
function ComponentPage() {
  const context = useContext(DocsContext);
  const column = useSyncExternalStore(onResize, columnWidth);
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance = preparedMeta.parameters.guidance as Guidance;
  const { compact, docs, entry = '@advisor/ui', layout, viewport } = preparedMeta.parameters;
  const framed = layout === 'fullscreen' || docs.story?.inline === false;
  const name = preparedMeta.title.split('/').at(-1)!;
  const status = preparedMeta.tags.find((tag) => ['stable', 'new', 'deprecated'].includes(tag));
  const stories = context.componentStories();
  const primary = stories.find((story) => story.name === 'Default')!;
  useEffect(() => {
    // Controls begin with the example that a name stands for, and show none as chosen.
    const { unmappedArgs: args } = context.getStoryContext(primary);
    context.channel.emit('storyArgsUpdated', { storyId: primary.id, args });
  }, [context, primary]);
  const rules = stories.filter((story) => story.name.startsWith('MUST'));
  const states = stories.filter((story) => story !== primary && !rules.includes(story));
  const instead = guidance.instead.map(({ when, use }) => `${when}: ${use}`);
  const parts = Object.entries(guidance.anatomy ?? {}).map(([prop, is]) => `1. \`${prop}\` ${is}`);
  const tests = rules.map(({ id, name }) => `- [${name}](./?path=/story/${id})`);
  const examples = [primary, ...states].map(({ id, initialArgs: args }) => ({ id, args }));
  const canBeTried = Object.values(primary.argTypes).some(({ control }) => Object(control).type);
  const ownWidth = ({ id }: PreparedStory) => {
    const { storyGlobals } = context.getStoryContext(context.storyById(id));
    return parseInt(viewport.options[storyGlobals['viewport']?.value]?.styles.width);
  };
  /** A story in the column, or in a window where it names one or its layout depends on one. */
  const shown = (story: PreparedStory) => {
    const width = ownWidth(story) || (framed && desk);
    if (!width) return <Canvas of={story.moduleExport} />;
    return <Frame story={story.id} width={width} shown={Math.min(width, column)} code />;
  };
  return (
    <>
      <Title />
      <Subtitle>{guidance.for}</Subtitle>
      {status && <p className={`status status-${status}`}>{status}</p>}
      <Description />
      <Source code={`import { ${name} } from '${entry}';`} language="tsx" />
      <div>
        <div className="tried" ref={measure}>
          {shown(primary)}
        </div>
        <Subheading>Props</Subheading>
        {!canBeTried && <p>Nothing to try here: it takes elements and functions only.</p>}
        <Controls />
      </div>
      <List title="Use something else" items={instead} names />
      {guidance.anatomy && (
        <>
          <Subheading>Anatomy</Subheading>
          <Frame
            story={fullest(examples, guidance.anatomy).id}
            width={framed ? breakpoints.wide : column}
            shown={column}
            globals="anatomy:numbered"
          />
          <Sentence text={parts.join('\n')} />
        </>
      )}
      <List title="Do" items={guidance.do} />
      <List title="Don’t" items={guidance.dont} />
      {guidance.pictures && (
        <div className="frames">
          {(['do', 'dont'] as const).map((which) => (
            <figure key={which} className={`frame picture-${which}`}>
              <figcaption>{which === 'do' ? '✓ Do' : '✕ Don’t'}</figcaption>
              <Unstyled>
                <div className={`docs-story ${layout}`} inert>
                  {guidance.pictures![which]}
                </div>
              </Unstyled>
            </figure>
          ))}
        </div>
      )}
      <List title="Accessibility" items={guidance.accessibility} />
      {guidance.keyboard && (
        <Table head={['Key', 'Does']} rows={Object.entries(guidance.keyboard)} />
      )}
      <Heading>States</Heading>
      <Subheading>In narrower windows</Subheading>
      <div className="frames">
        {framed && !ownWidth(primary) && (
          <>
            <Frame story={primary.id} width={390} />
            <Frame story={primary.id} width={768} shown={column - 390 - 24} />
          </>
        )}
        <Frame story={primary.id} width={320} globals="language:de" />
        <Frame story={primary.id} width={320} globals="direction:rtl" />
      </div>
      <div className={compact && 'states'}>
        {states.map((story) => (
          // The sidebar's search leads to this name of Storybook's.
          <section key={story.id} id={`anchor--${story.id}`}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            {shown(story)}
          </section>
        ))}
      </div>
      {rules.length > 0 && <Heading>Behaviour</Heading>}
      <Markdown>{tests.join('\n')}</Markdown>
    </>
  );
}

/** The page of a foundation: its stories one below the other, with values to copy. */
function FoundationPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      {stories.map((story) => (
        <section key={story.id} id={`anchor--${story.id}`}>
          <Heading>{story.name}</Heading>
          <Description of={story.moduleExport} />
          <Unstyled>
            <div className="docs-story foundation">
              <ShownStory of={story.moduleExport} />
            </div>
          </Unstyled>
        </section>
      ))}
    </>
  );
}

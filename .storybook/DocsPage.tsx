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

/** The page of a component: what it is for, its first example and props, guidance, other examples. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guidance, layout } = preparedMeta.parameters as { guidance?: Guidance; layout: string };
  return (
    <div className={layout}>
      <Title />
      {guidance && (
        <>
          <Subtitle>{guidance.for}</Subtitle>
          <Description />
          <Primary />
          <Controls />
          <GuidanceBlock {...guidance} />
        </>
      )}
      <Stories title={guidance ? 'Examples' : <></>} includePrimary={!guidance} />
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
    <List title="Use something else" items={instead.map(({ when, use }) => `${when}: ${use}`)} />
    <List title="Do" items={rules.do} />
    <List title="Don’t" items={rules.dont} />
    {pictures && (
      <div className="do-and-dont">
        {(['do', 'dont'] as const).map((which) => (
          <figure key={which} className={which}>
            <figcaption>{which === 'do' ? '✓ Do' : '✕ Don’t'}</figcaption>
            <Unstyled>
              <div className="docs-story" inert>
                <div className="sb-story">{pictures[which]}</div>
              </div>
            </Unstyled>
          </figure>
        ))}
      </div>
    )}
    <List title="Accessibility" items={accessibility} />
    {keyboard && (
      <List
        title="Keyboard"
        items={Object.entries(keyboard).map(([key, does]) => `**${key}**: ${does}`)}
      />
    )}
  </>
);

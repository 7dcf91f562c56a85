import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guidance } from '../packages/ui/src/Guidance.js';

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

/** The one page of every component: what for, the example, what instead, do and don't, behaviour, props. */
export function DocsPage() {
  const resolved = useOf('meta', ['meta']);
  const guidance = resolved.preparedMeta.parameters.guidance as Guidance | undefined;
  return (
    <>
      <Title />
      {guidance && <Subtitle>{guidance.for}</Subtitle>}
      <Description />
      <Primary />
      {guidance && (
        <>
          {guidance.instead.length > 0 && <h3>Use something else</h3>}
          <ul>
            {guidance.instead.map(({ when, use }) => (
              <li key={when}>
                {when}: <strong>{use}</strong>
              </li>
            ))}
          </ul>
          <List title="Do" items={guidance.do} />
          <List title="Don’t" items={guidance.dont} />
          <List title="Accessibility" items={guidance.accessibility} />
        </>
      )}
      <h3>Props</h3>
      <Controls />
      <Stories />
    </>
  );
}

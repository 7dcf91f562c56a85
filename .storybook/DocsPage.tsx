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

/** A sentence in which names of props stand between backticks. */
function Sentence({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part));
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Sentence text={item} />
          </li>
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
                <Sentence text={when} />:{' '}
                <strong>
                  <Sentence text={use} />
                </strong>
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

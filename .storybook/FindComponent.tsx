import { useId, useState } from 'react';
import type { Guidance } from '../packages/ui/src/Guidance.js';
import { toId } from 'storybook/internal/csf';
import { keywords } from './keywords.js';
import { Sentence } from './Sentence.js';
import { Table } from './Table.js';

type StoryFile = {
  default: { title: string; tags?: string[]; parameters?: { guidance?: Guidance } };
};

const files = import.meta.glob<StoryFile>('../packages/ui/src/**/*.stories.tsx', { eager: true });

const components = Object.values(files)
  .map(({ default: { title, tags = [], parameters } }) => ({
    name: title.split('/').at(-1)!,
    title,
    status: tags.find((tag) => ['new', 'deprecated'].includes(tag)) ?? 'stable',
    guidance: parameters?.guidance,
    href: `./?path=/docs/${toId(title, 'docs')}`,
  }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** Every component by its purpose; the search covers all of its guidance. */
export function FindComponent() {
  const [wanted, setWanted] = useState('');
  const id = useId();
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = components.filter(({ title, guidance }) => {
    const said = `${title} ${JSON.stringify({ ...guidance, pictures: [] })}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
  const hints = Object.entries(keywords).filter(([keyword]) =>
    words.some((word) => word.length > 2 && (keyword.startsWith(word) || word.startsWith(keyword))),
  );
  return (
    <>
      <p>
        <label htmlFor={id}>Search </label>
        <input
          id={id}
          type="search"
          value={wanted}
          placeholder="price, quote, two actions"
          onChange={(event) => setWanted(event.target.value)}
        />
      </p>
      {hints.map(([keyword, use]) => (
        <p key={keyword}>
          For {keyword}: <Sentence text={use} />.
        </p>
      ))}
      <Table head={['Component', 'For', 'Status']}>
        {found.map(({ name, title, status, guidance, href }) => (
          <tr key={title}>
            <td>
              <a href={href} target="_top">
                {name}
              </a>
            </td>
            <td>{guidance?.for}</td>
            <td>{status}</td>
          </tr>
        ))}
      </Table>
      {found.length + hints.length === 0 && <p>Nothing has these words. Try fewer, or others.</p>}
    </>
  );
}

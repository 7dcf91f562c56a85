import { Markdown } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import changelog from '../../packages/ui/CHANGELOG.md?raw';
import { documentationOf } from '../../.storybook/Sentence.js';

const kinds = ['Breaking', 'New', 'Changed', 'Fixed'] as const;

/** A note ends with what its reader has to do: see .changeset/README.md. */
function kindOf(level: string, text: string): (typeof kinds)[number] {
  if (level === 'patch') return 'Fixed';
  if (/, new\b|\bNew: /.test(text)) return 'New';
  return text.includes('Nothing to do') ? 'Changed' : 'Breaking';
}

const pending = Object.values(
  import.meta.glob<string>('../../.changeset/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
  .filter((note) => note.startsWith('---'))
  .map((note) => {
    const [, level = '', text = ''] = note.split(/^---$/m);
    return { release: 'Next release', text, kind: kindOf(level.trim().split(': ')[1]!, text) };
  });

const released = changelog
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [release = '', ...levels] = section.split(/\n### /);
    return levels.flatMap((notes) => {
      const [heading = '', ...texts] = notes.split(/^- /m);
      const level = heading.split(' ')[0]!.toLowerCase();
      return (
        texts
          // A table or a list of its own is indented.
          .map((note) => note.replace(/^ {2}/gm, ''))
          .map((text) => ({ release, text, kind: kindOf(level, text) }))
      );
    });
  });

/** Every note of a release, the next one first. */
const notes = [...pending, ...released];

/** A note with links to the components that it names. */
const linked = (text: string) =>
  text.replace(/`([A-Z]\w+)`/g, (code, name: string) => {
    const href = documentationOf(name);
    return href ? `[${code}](${href})` : code;
  });

/** What the release notes say, by release and kind: of a component where one is named, each note as a whole. */
export function Changes({ component }: { component?: string }) {
  const named = new RegExp(`\\b${component}s?(Props)?\\b`);
  const shown = notes.filter(({ text }) => !component || named.test(text));
  if (shown.length === 0) return <p>As it was in the first release.</p>;
  return [...new Set(shown.map(({ release }) => release))].map((release) => (
    <section key={release}>
      <h4>{release}</h4>
      {kinds.map((kind) => {
        const those = shown.filter((note) => note.release === release && note.kind === kind);
        return those.map(({ text }, at) => (
          <Fragment key={text}>
            {at === 0 && <h5 className={`kind-${kind}`}>{kind}</h5>}
            <Markdown>{linked(text)}</Markdown>
          </Fragment>
        ));
      })}
    </section>
  ));
}

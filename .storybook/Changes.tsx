import { Markdown } from '@storybook/addon-docs/blocks';
import changelog from '../packages/ui/CHANGELOG.md?raw';

const pending = Object.values(
  import.meta.glob<string>('../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
)
  .filter((note) => note.startsWith('---'))
  .map((note) => ({ release: 'Next release', text: note.split(/^---$/m)[2]!.trim() }));

const released = changelog
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [release = '', ...lines] = section.split('\n');
    const notes = lines.join('\n').split(/^- /m).slice(1);
    // A note ends where the heading of the next group begins.
    return notes.map((text) => ({ release, text: text.replace(/^### .*/ms, '').trim() }));
  });

/** Every note of a release, the next one first. */
const notes = [...pending, ...released];

/** What the release notes say, by release: of a component where one is named, each note as a whole. */
export function Changes({ component }: { component?: string }) {
  const named = new RegExp(`\\b${component}(Props)?\\b`);
  const shown = notes.filter(({ text }) => !component || named.test(text));
  if (shown.length === 0) return <p>As it was in the first release.</p>;
  return [...new Set(shown.map(({ release }) => release))].map((release) => (
    <section key={release}>
      <h4>{release}</h4>
      {shown
        .filter((note) => note.release === release)
        .map(({ text }) => (
          <Markdown key={text}>{text}</Markdown>
        ))}
    </section>
  ));
}

import { uses } from 'virtual:component-uses';
import changelog from '../packages/ui/CHANGELOG.md?raw';

/** The notes of the next release, in Markdown. */
export const pending = Object.values(
  import.meta.glob<string>('../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
)
  .filter((note) => note.startsWith('---'))
  .map((note) => note.split(/^---$/m)[2]!);

/** The pages of the site that show a component. */
export function UsedBy({ component }: { component: string }) {
  const places = uses[component] ?? [];
  if (places.length === 0) return <p>The site shows it only as a part of other components.</p>;
  if (places.includes('frame')) return <p>On every page of the site, in its frame.</p>;
  return (
    <ul className="places">
      {places.map((story) => (
        <li key={story}>
          <a href={`./?path=/story/${story}`} target="_top">
            {story.replace('pages-site--', '').replaceAll('-', ' ')}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What the release notes say about a component, the next release first. */
export function Changes({ component }: { component: string }) {
  const releases = changelog.split(/^## /m).slice(1);
  const notes = [
    ...pending.map((text) => ({ version: 'next', text })),
    ...releases.map((release) => ({ version: release.split('\n')[0]!, text: release })),
  ].flatMap(({ version, text }) =>
    text
      .replaceAll(/^```[^]*?^```$/gm, '')
      .split(/\n\n|\n(?=- )/)
      .filter((paragraph) => new RegExp(`\\b${component}(Props)?\\b`).test(paragraph))
      .map((paragraph) => ({ version, text: paragraph.replace(/^- /, '').trim() })),
  );
  if (notes.length === 0) return <p>As it was in the first release.</p>;
  return (
    <ul>
      {notes.map(({ version, text }) => (
        <li key={version + text}>
          <strong>{version}</strong>: {text.replaceAll('`', '')}
        </li>
      ))}
    </ul>
  );
}

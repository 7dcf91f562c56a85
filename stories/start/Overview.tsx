import { documentationOf } from '../../.storybook/Sentence.js';
import { Thumbnail } from './Thumbnail.js';

/** Every component by its group: a picture of its Default, its name and its status. */
export function Overview() {
  const { entries } = window.__STORYBOOK_PREVIEW__.storyStoreValue!.storyIndex;
  const examples = Object.values(entries).filter(
    ({ type, name, title }) =>
      type === 'story' && name === 'Default' && !title.startsWith('Pages/'),
  );
  const groups = new Set(examples.map(({ title }) => title.split('/')[0]!));
  return [...groups].map((group) => (
    <section key={group}>
      <h2>{group}</h2>
      <div className="thumbnails">
        {examples
          .filter(({ title }) => title.startsWith(`${group}/`))
          .map(({ id, title, tags = [] }) => {
            const name = title.split('/').at(-1)!;
            const status = tags.find((tag) => /^(stable|new|deprecated)$/.test(tag));
            return (
              <Thumbnail key={id} story={id}>
                <a href={documentationOf(name)} target="_top">
                  {name}
                </a>
                , {status}
              </Thumbnail>
            );
          })}
      </div>
    </section>
  ));
}

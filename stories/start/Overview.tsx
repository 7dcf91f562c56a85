import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import { composeStory } from '@storybook/react-vite';
import {
  nameOf,
  otherNamesOf,
  partsOf,
  type Meta,
  type StoryObj,
} from '../../packages/ui/src/storyParts.js';

type StoryFile = { default: Meta<unknown>; Default: StoryObj };

const files = Object.values(
  import.meta.glob<StoryFile>('../../packages/ui/src/**/*.stories.tsx', { eager: true }),
).toSorted((a, b) => a.default.title!.localeCompare(b.default.title!));
const groups = new Set(files.map(({ default: { title } }) => title!.split('/')[0]!));

/** Every component by group, with a thumbnail of its first example, status and purpose. */
export function Overview() {
  return [...groups].map((group) => (
    <section key={group}>
      <h2>{group}</h2>
      <div className="thumbnails">
        {files
          .filter(({ default: { title } }) => title!.startsWith(`${group}/`))
          .map((file) => (
            <Thumbnail key={file.default.title} {...file} />
          ))}
      </div>
    </section>
  ));
}

function Thumbnail({ default: meta, Default }: StoryFile) {
  const { guidance, layout, thumbnail, docs } = meta.parameters;
  const { pseudo } = Default.globals ?? {};
  const name = nameOf(meta.title!);
  const Picture = composeStory(Default, meta);
  const { theme } = window.__STORYBOOK_PREVIEW__.storyStoreValue!.userGlobals.get();
  const story = `${meta.id}--default&globals=theme:${theme}`;
  return (
    <figure className="thumbnail">
      <Unstyled>
        <div className="docs-story" inert>
          <div className={layout ?? thumbnail}>
            {/* Overlays and focused elements need a document of their own. */}
            {docs?.story?.inline === false || pseudo ? (
              <iframe title={name} src={`iframe.html?id=${story}`} />
            ) : (
              <Picture />
            )}
          </div>
        </div>
      </Unstyled>
      <figcaption>
        <AnchorMdx href={`./?path=/docs/${meta.id}--docs`} target="_self">
          {name}
        </AnchorMdx>
        , {meta.tags?.[0] ?? 'stable'}: {guidance.for} (
        {[...partsOf(meta.title!), otherNamesOf(meta.title!)].join(', ')})
      </figcaption>
    </figure>
  );
}

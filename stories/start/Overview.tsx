import { Unstyled } from '@storybook/addon-docs/blocks';
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { documentationOf, Sentence } from '../../.storybook/Sentence.js';
import type { Guidance } from '../../packages/ui/src/Guidance.js';

type StoryFile = {
  default: Meta & { title: string; parameters: { guidance: Guidance; layout?: string } };
  Default: StoryObj;
};

const files = Object.values(
  import.meta.glob<StoryFile>('../../packages/ui/src/**/*.stories.tsx', { eager: true }),
).toSorted((one, other) => one.default.title.localeCompare(other.default.title));
const groups = new Set(files.map(({ default: { title } }) => title.split('/')[0]!));

/** Every component by its group: a picture of its first example, its status and what it is for. */
export function Overview() {
  return [...groups].map((group) => (
    <section key={group}>
      <h2>{group}</h2>
      <div className="thumbnails">
        {files
          .filter(({ default: { title } }) => title.startsWith(`${group}/`))
          .map((file) => (
            <Thumbnail key={file.default.title} {...file} />
          ))}
      </div>
    </section>
  ));
}

/** In px: the frame, and the window or column in which what doesn’t fit into it is pictured. */
const room = { width: 238, height: 148 };
const pictured = { fullscreen: 1440, column: 720 };

/** Small things keep their size, or nearly; the others are pictured as they are in a window or a column. */
function fit(example: HTMLElement | null): void {
  if (!example) return;
  const share = () =>
    Math.min(1, room.width / example.offsetWidth, room.height / example.offsetHeight);
  const isWide = example.matches('.fullscreen *');
  if (isWide || share() < 0.45 || !example.offsetWidth) {
    example.style.inlineSize = `${isWide ? pictured.fullscreen : pictured.column}px`;
  }
  // What opens above the page takes no room in it.
  if (!example.offsetHeight) example.style.blockSize = '300px';
  example.style.scale = `${isWide ? 270 / pictured.fullscreen : share()}`;
}

function Thumbnail({ default: meta, Default }: StoryFile) {
  const { guidance, layout = 'column' } = meta.parameters;
  const name = meta.title.split('/').at(-1)!;
  const Example = composeStory(Default, meta, {});
  return (
    <figure className={`thumbnail ${layout}`}>
      <Unstyled>
        <div inert>
          <div className="docs-story" ref={fit}>
            <Example />
          </div>
        </div>
      </Unstyled>
      <figcaption>
        <a href={documentationOf(name)} target="_top">
          {name}
        </a>
        , {meta.tags?.[0] ?? 'stable'}: <Sentence text={guidance.for} />
      </figcaption>
    </figure>
  );
}

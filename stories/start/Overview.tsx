import { Unstyled } from '@storybook/addon-docs/blocks';
import { createElement, type ComponentType } from 'react';
import { documentationOf, Sentence } from '../../.storybook/Sentence.js';
import type { Guidance } from '../../packages/ui/src/Guidance.js';

type StoryFile = {
  default: {
    title: string;
    component: ComponentType;
    args?: object;
    tags?: readonly string[];
    parameters: { guidance: Guidance; layout?: string; docs?: { story?: { inline?: boolean } } };
  };
  Default: { args?: object };
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

function Thumbnail({ default: meta, Default }: StoryFile) {
  const { guidance, layout, docs } = meta.parameters;
  const name = meta.title.split('/').at(-1)!;
  return (
    <figure className={`thumbnail ${layout}`}>
      <Unstyled>
        <div className="docs-story" inert>
          {/* What opens above the page has no place in it. */}
          {docs?.story?.inline !== false &&
            createElement(meta.component, { ...meta.args, ...Default.args })}
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

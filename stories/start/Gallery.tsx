import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { composeStory, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Picture } from '../../.storybook/DocsPage.js';
import { namesOf, type Meta } from '../../packages/ui/src/storyMeta.js';

type StoryFile = { default: Meta<ComponentType> & { title: string }; Default: StoryObj };

const files = Object.values(
  import.meta.glob<StoryFile>('../../packages/ui/src/**/*.stories.tsx', { eager: true }),
);
const groupOf = (file: StoryFile) => file.default.title.split('/')[0];

/** Primitives first and Blocks last, as in the sidebar. */
const rank = (group = '') => ({ Primitives: -1, Blocks: 1 })[group] ?? 0;
const groups = [...new Set(files.map(groupOf))].toSorted().toSorted((a, b) => rank(a) - rank(b));

/** The components by group, each with its Default, linked to its page. */
export const Gallery = () =>
  groups.map((group) => (
    <section key={group}>
      <Heading>{group}</Heading>
      <ul className="gallery">
        {files
          .filter((file) => groupOf(file) === group)
          .map(({ default: meta, Default }) => {
            const Story = composeStory(Default, meta);
            const { id, title, parameters } = meta;
            return (
              <li key={id} id={`tile-${id}`} className={parameters['layout'] ?? 'padded'}>
                {/* A component in a portal has no markup here. */}
                {parameters['docs']?.story.inline === false ? (
                  <iframe title={title} inert src={`./iframe.html?id=${id}--default`} />
                ) : (
                  <Picture of={<Story />} />
                )}
                <Markdown>{`[${namesOf(title).join(', ')}](./?path=/docs/${id}--docs): ${parameters.guidance.for}`}</Markdown>
              </li>
            );
          })}
      </ul>
    </section>
  ));

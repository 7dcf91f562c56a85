import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { Picture } from '../../.storybook/DocsPage.js';
import { namesOf, type Meta } from '../../packages/ui/storybook/meta.js';

type StoryFile = {
  default: Meta<ComponentType> & { title: string; component: ComponentType };
  Default: { args?: object; render?: (args: object) => ReactElement };
};

const files = Object.values(
  import.meta.glob<StoryFile>('../../packages/ui/src/**/*.stories.tsx', { eager: true }),
);
const groupOf = ({ default: { title } }: StoryFile) => title.split('/')[0];

const defaultOf = ({ default: { component, args }, Default }: StoryFile) => {
  const given = { ...args, ...Default.args };
  return Default.render?.(given) ?? createElement(component, given);
};

/** The components by group, each with its Default, linked to its page. */
export const Gallery = () =>
  [...new Set(files.map(groupOf))].toSorted().map((group) => (
    <section key={group}>
      <Heading>{group}</Heading>
      <ul className="gallery">
        {files
          .filter((file) => groupOf(file) === group)
          .map((file) => {
            const { id, title, parameters } = file.default;
            return (
              <li key={id} className={(parameters['layout'] as string) ?? 'padded'}>
                <Picture of={defaultOf(file)} />
                <Markdown>{`[${namesOf(title).join(', ')}](./?path=/docs/${id}--docs): ${parameters.guidance.for}`}</Markdown>
              </li>
            );
          })}
      </ul>
    </section>
  ));

/** The files of a new component, by name: code, style and stories that pass every check. */
export function componentFiles(name: string): Record<string, string> {
  const className = name[0]!.toLowerCase() + name.slice(1);
  return {
    [`${name}.tsx`]: `import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import { Stack } from '../Stack/Stack.js';
import { Text } from '../Text/Text.js';
import { ${className} } from './${name}.css.js';

export type ${name}Props = ElementProps<HTMLDivElement> & {
  /** The heading (h3). */
  title: ReactNode;
  /** The words below the title. */
  children: ReactNode;
};

/** Replace this sentence by one about the component. */
export function ${name}({ title, children, ...element }: ${name}Props) {
  return (
    <div {...element} className={${className}}>
      <Stack space={3}>
        <Heading level={3}>{title}</Heading>
        <Text as="div">{children}</Text>
      </Stack>
    </div>
  );
}
`,
    [`${name}.css.ts`]: `import { styleIn, vars } from '../../styles/stylesheet.js';

export const ${className} = styleIn('components', {
  borderBlockStart: \`1px solid \${vars.color.hairline}\`,
  paddingBlockStart: vars.space[4],
});
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '../../stories.js';
import { ${name} } from './${name}.js';

export default {
  title: 'Content/${name}',
  component: ${name},
  tags: ['new', '!stable'],
  args: {
    title: 'A window to read by',
    children: 'A small library needs one good window, and a shelf within reach of it.',
  },
  parameters: {
    guidance: {
      for: 'A title and a few words below a rule.',
      instead: [{ when: 'The words need a background', use: 'Panel' }],
      do: ['Keep it to one thought.'],
      dont: ['Don’t put a button into it: actions come at the end of a section.'],
      accessibility: ['The title is a heading of level 3.'],
    },
  },
} satisfies Meta<typeof ${name}>;

type Story = StoryObj<typeof ${name}>;

export const Default: Story = {};
`,
  };
}

import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { TableOfContents } from './TableOfContents.js';

const headings = ['Who may read here', 'How long a book may stay', 'What the stove costs'];

export default {
  id: 'lists-tableofcontents',
  title: 'Lists/TableOfContents (jump links, anchors)',
  component: TableOfContents,
  args: {
    label: 'Contents',
    lang: 'en',
    items: headings.map((label, index) => ({
      href: `#rule-${index + 1}`,
      number: `${index + 1}.`,
      label,
    })),
  },
  parameters: paddedStory({
    for: 'List the headings of a text so long that readers look for one part of it.',
    instead: [{ when: 'The links lead to other pages', use: 'LinkList' }],
    do: ['Repeat the headings word for word.'],
    dont: ['Don’t list a text’s second level of headings.'],
  }),
} satisfies Meta<typeof TableOfContents>;

export const Default: StoryObj<typeof TableOfContents> = {
  render: (args) => (
    <>
      <TableOfContents {...args} />
      {args.items.map(({ href, number, label }) => (
        <h2 key={href} id={href.slice(1)}>
          {number} {label}
        </h2>
      ))}
    </>
  ),
};

export const Hovered: StoryObj<typeof TableOfContents> = {
  ...Default,
  globals: { pseudo: { hover: ['a'] } },
};

import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '../../stories.js';
import { Prose } from './Prose.js';

type Words = {
  heading: string;
  paragraph: string;
  list: readonly string[];
  subheading: string;
  strong: string;
  link: string;
};

const passages = ({ heading, paragraph, list, subheading, strong, link }: Words) => (
  <>
    <h2>{heading}</h2>
    <p>{paragraph}</p>
    <ul>
      {list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    <h3>{subheading}</h3>
    <p>
      <strong>{strong}</strong> <a href="#rules">{link}</a> <code>shelf-4</code>
    </p>
  </>
);

const meta = {
  title: 'Content/Prose',
  component: Prose,
  args: {
    children: passages({
      heading: 'Rules of the house',
      paragraph:
        'The reading room is open to all. A coat may stay on a chair for as long as its reader is in the building.',
      list: ['soup and umbrellas stay outside', 'whispering is talking'],
      subheading: 'Borrowing',
      strong: 'Nothing is ever too late.',
      link: 'The rules in full',
    }),
  },
  parameters: {
    guidance: {
      for: 'Set long text from a document: imprint, data privacy, an article.',
      instead: [
        { when: 'The page is made of components', use: 'Heading, Text and Stack' },
        { when: 'Short lines go under a heading', use: 'PlainList' },
      ],
      do: ['Begin with a heading of level 2: the page’s own has level 1.'],
      dont: ['Don’t put components into it: it sets plain elements.'],
      accessibility: [
        'Headings, lists and links keep their semantics.',
        'Never wider than 40 em; long words are hyphenated by the rules of their language.',
      ],
    },
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** One after the other, each part begins with a rule. */
export const SeveralParts: Story = {
  render: ({ children }) => (
    <Prose>
      {children}
      {children}
    </Prose>
  ),
};

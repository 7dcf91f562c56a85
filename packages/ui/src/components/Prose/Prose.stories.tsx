import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Prose } from './Prose.js';

export default {
  id: 'content-prose',
  title: 'Content/Prose (rich text, article)',
  component: Prose,
  args: {
    children: (
      <>
        <h2>Rules of the house</h2>
        <p>
          The reading room is open to all. A coat may stay on a chair for as long as its reader is
          in the building.
        </p>
        <ul>
          <li>soup and umbrellas stay outside</li>
          <li>whispering is talking</li>
        </ul>
        <h3>Borrowing</h3>
        <p>
          <strong>Nothing is ever too late.</strong> <a href="#rules">The rules in full</a>{' '}
          <code>shelf-4</code>
        </p>
      </>
    ),
  },
  parameters: paddedStory({
    for: 'Set long text from a document: imprint, data privacy, an article.',
    instead: [{ when: 'The page is made of components', use: 'Heading, Text and Stack' }],
    do: ['Begin with a heading of level 2: the page’s own has level 1.'],
    dont: ['Don’t put components into it: it sets plain elements.'],
  }),
} satisfies Meta<typeof Prose>;

export const Default: StoryObj<typeof Prose> = {};

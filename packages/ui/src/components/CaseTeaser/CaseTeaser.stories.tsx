import { expect } from 'storybook/test';
import { focusedLink, type Meta, type StoryObj } from '../../stories.js';
import { CaseTeaser, CaseTeasers } from './CaseTeaser.js';

export default {
  title: 'Content/CaseTeaser',
  component: CaseTeaser,
  args: {
    href: '#laundry',
    title: 'A school library in a former laundry',
    text: 'The drying room had the best light in the building. We kept its windows and moved everything else.',
    figure: 'restructuring',
  },
  render: (args) => (
    <CaseTeasers>
      <CaseTeaser {...args} />
    </CaseTeasers>
  ),
  parameters: {
    guidance: {
      for: 'Link to a case study, with its title and drawing.',
      instead: [
        { when: 'It is an offer', use: 'ServiceCard' },
        { when: 'It has no separate page', use: 'CareerCard' },
      ],
      do: ['Let the title say the result or the task, so that it makes sense as a link.'],
      dont: [
        'Don’t put a second link into the text: the whole plate is one target.',
        'Don’t name a client who has not agreed to it.',
      ],
      accessibility: [
        'MUST be one link a plate, named by the title; the plate is its target.',
        'A list item, for use in CaseTeasers.',
        'The drawing is decorative.',
      ],
    },
  },
} satisfies Meta<typeof CaseTeaser>;

type Story = StoryObj<typeof CaseTeaser>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const plate = canvas.getByRole('listitem').getBoundingClientRect();
    const atTheEdge = document.elementFromPoint(plate.left + 4, plate.top + plate.height / 2);
    await expect(atTheEdge).toBe(link);
  },
};

/** The pointer anywhere on the plate: the title shows that it is a link. */
export const Hovered: Story = { globals: { pseudo: { hover: true } } };

export const Focused: Story = focusedLink;

import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Actions } from './Actions.js';

export default {
  id: 'actions-actions',
  title: 'Actions/Actions (button group)',
  component: Actions,
  args: {
    children: (
      <>
        <ButtonLink href="#contact">Visit a library</ButtonLink>
        <ButtonLink href="#about" tone="quiet">
          About the studio
        </ButtonLink>
      </>
    ),
  },
  parameters: paddedStory({
    for: 'End a section with one or two buttons or links.',
    instead: [{ when: 'Things are stacked', use: 'Stack' }],
    do: ['Put the filled one first.'],
    dont: ['Don’t fill two, or offer three: a section has one thing to do.'],
    pair: {
      do: {},
      dont: {
        children: ['Visit a library', 'About the studio'].map((label) => (
          <ButtonLink key={label} href="#">
            {label}
          </ButtonLink>
        )),
      },
    },
  }),
} satisfies Meta<typeof Actions>;

export const Default: StoryObj<typeof Actions> = {};

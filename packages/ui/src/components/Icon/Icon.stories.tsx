import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Text } from '../Text/Text.js';
import { Icon } from './Icon.js';

export default {
  id: 'primitives-icon',
  title: 'Primitives/Icon (symbol, sign)',
  component: Icon,
  args: { name: 'arrow' },
  render: (args) => (
    <Text size="lead">
      Book a call <Icon {...args} />
    </Text>
  ),
  parameters: paddedStory({
    for: 'Support a label with a small sign.',
    instead: [{ when: 'A language is chosen', use: 'SiteHeader with `languages`' }],
    do: [
      'Put it next to a label that says the same. [Signs](./?path=/docs/foundations-signs--docs) shows all.',
    ],
    dont: ['Don’t put it in a coloured circle above a card.'],
  }),
} satisfies Meta<typeof Icon>;

export const Default: StoryObj<typeof Icon> = {};

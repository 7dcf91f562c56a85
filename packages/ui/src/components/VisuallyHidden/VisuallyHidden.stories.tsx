import { paddedStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from './VisuallyHidden.js';

export default {
  id: 'primitives-visuallyhidden',
  title: 'Primitives/VisuallyHidden (screen reader only, sr-only)',
  component: VisuallyHidden,
  args: { children: 'Opens in a new tab' },
  render: (args) => (
    <a href="https://example.com/" target="_blank" rel="noopener">
      <Icon name="arrowOut" />
      <VisuallyHidden {...args} />
    </a>
  ),
  parameters: paddedStory({
    for: 'Say to screen readers in words what others see.',
    instead: [{ when: 'The link leaves the site', use: 'ButtonLink with `newTabLabel`' }],
    dont: ['Don’t hide a control in it: it would appear with the focus.'],
  }),
} satisfies Meta<typeof VisuallyHidden>;

export const Default: StoryObj<typeof VisuallyHidden> = {};

import { paddedStory, type Meta, type StoryObj } from '../../../storybook/meta.js';
import { Flag } from './Flag.js';

export default {
  id: 'primitives-flag',
  title: 'Primitives/Flag (country, language)',
  component: Flag,
  args: { name: 'de' },
  parameters: paddedStory({
    for: 'Offer a language, with its code next to the flag.',
    instead: [{ when: 'The sign is not a language', use: 'Icon' }],
    do: ['Always show the code of the language next to it.'],
    dont: ['Don’t use a flag alone: it names a country, not a language.'],
    accessibility: ['Decorative: the language’s own name is the accessible name of its link.'],
  }),
} satisfies Meta<typeof Flag>;

export const Default: StoryObj<typeof Flag> = {};

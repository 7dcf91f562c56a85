import { expect } from 'storybook/test';
import { focused, columnStory, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { Flag } from '../Flag/Flag.js';
import { LanguageSwitcher } from './LanguageSwitcher.js';

export default {
  id: 'navigation-languageswitcher',
  title: 'Navigation/LanguageSwitcher (locale, language menu)',
  component: LanguageSwitcher,
  args: {
    label: 'Language',
    languages: [
      { code: 'en', name: 'English', flag: 'gb', href: '#/', current: true },
      { code: 'de', name: 'Deutsch', flag: 'de', href: '#/de/' },
      { code: 'fr', name: 'Français', flag: 'fr', href: '#/fr/' },
    ],
  },
  parameters: columnStory({
    for: 'Read this page in another language.',
    instead: [{ when: 'The bar of every page', use: 'SiteHeader, which has it in it' }],
    do: ['Link the same page in the other language, not its home page.'],
    dont: ['Don’t translate the names of the languages.'],
    accessibility: ['The flag is decoration: the code and the name say the same.'],
  }),
} satisfies Meta<typeof LanguageSwitcher>;

type Story = StoryObj<typeof LanguageSwitcher>;

export const Default: Story = {};

/** The last language hovered. */
export const Hovered: Story = { globals: { pseudo: { hover: ['[data-language=fr]'] } } };

export const Focused: Story = focused('a');

/** With your own flag, and without one. */
export const OwnFlags: Story = {
  name: 'Own flags',
  args: {
    languages: [
      {
        code: 'it',
        name: 'Italiano',
        flag: (
          <Flag>
            <path fill="#fff" d="M0 0h20v14H0z" />
            <path fill="#008c45" d="M0 0h6.7v14H0z" />
            <path fill="#cd212a" d="M13.3 0H20v14h-6.7z" />
          </Flag>
        ),
        href: '#/it/',
        current: true,
      },
      { code: 'la', name: 'Latina', href: '#/la/' },
    ],
  },
};

export const NamesLanguages: Story = {
  name: 'MUST name each link by the language’s own name, spoken in that language',
  play: async ({ args, canvas }) => {
    for (const { name, code: lang } of args.languages) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('lang', lang);
      await expect(link).toHaveAttribute('hreflang', lang);
      await expect(link).toHaveAttribute('data-language', lang);
      await expect(link).toHaveTextContent(lang.toUpperCase());
    }
  },
};

export const MarksCurrent: Story = {
  name: 'MUST mark the language that is shown',
  args: {
    languages: [
      { code: 'en', name: 'English', flag: 'gb', href: '#/' },
      { code: 'de', name: 'Deutsch', flag: 'de', href: '#/de/', current: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('Deutsch');
  },
};

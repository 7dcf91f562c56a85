import { expect } from 'storybook/test';
import { paddedStory, pseudo, type Meta, type StoryObj } from '../../../storybook/meta.js';
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
  parameters: paddedStory({
    for: 'Read this page in another language.',
    instead: [{ when: 'The bar of every page', use: 'SiteHeader, which has it in it' }],
    do: ['Link the same page in the other language, not its home page.'],
    dont: ['Don’t translate the names of the languages.'],
    accessibility: ['The flag is decoration: the code and the name say the same.'],
  }),
} satisfies Meta<typeof LanguageSwitcher>;

type Story = StoryObj<typeof LanguageSwitcher>;

export const Default: Story = {};

/** The second language focused, the last hovered. */
export const States: Story = {
  globals: pseudo('[data-language=fr]', '[data-language=de]'),
};

export const NamesLanguages: Story = {
  name: 'MUST name each link by the language’s own name, spoken in that language, and mark the one that is shown',
  play: async ({ args, canvas }) => {
    for (const { name, code: lang } of args.languages) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('lang', lang);
      await expect(link).toHaveAttribute('hreflang', lang);
      await expect(link).toHaveAttribute('data-language', lang);
      await expect(link).toHaveTextContent(lang.toUpperCase());
    }
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('English');
  },
};

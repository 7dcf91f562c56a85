import type { LanguageOption } from '../LanguageSwitcher/LanguageSwitcher.js';
import type { SiteHeaderProps } from './SiteHeader.js';

/** The languages of the stories; the links stay on the story. */
export function languagesWith(current: string): readonly LanguageOption[] {
  return (
    [
      { code: 'en', name: 'English', flag: 'gb', href: '#/' },
      { code: 'de', name: 'Deutsch', flag: 'de', href: '#/de/' },
      { code: 'fr', name: 'Français', flag: 'fr', href: '#/fr/' },
    ] as const
  ).map((language) => ({ ...language, current: language.code === current }));
}

/** The stories' navigation: that of an invented architects' practice. */
export const navigationWords = {
  brand: 'Harbour & Lane',
  home: '#/',
  items: [
    { href: '#/', label: 'Home' },
    {
      id: 'services',
      label: 'Services',
      links: [
        {
          href: '#/reading-rooms',
          label: 'Reading rooms',
          description: 'Rooms for twelve readers or forty, with daylight on every page.',
        },
        {
          href: '#/shelves',
          label: 'Shelves and stairs',
          description: 'Oak that bears nine thousand books, and a stair to the last of them.',
        },
        {
          href: '#/restoration',
          label: 'Restoration',
          description: 'Old libraries made dry, quiet and open again, one winter at a time.',
        },
        {
          href: '#/gardens',
          label: 'Reading gardens',
          description: 'Benches, hedges and a roof for the rain: the library’s outdoor half.',
        },
      ],
    },
    {
      id: 'libraries',
      label: 'Libraries',
      links: [
        { href: '#/saltmere', label: 'Saltmere' },
        { href: '#/thornbury', label: 'Thornbury' },
        { href: '#/pier', label: 'The pier' },
        { href: '#/mill', label: 'The paper mill' },
        { href: '#/school', label: 'The village school' },
        { href: '#/attic', label: 'The attic' },
      ],
    },
    { href: '#/studio', label: 'Studio' },
  ],
  languages: languagesWith('en'),
  contact: { href: '#/visit', label: 'Visit us' },
  texts: {
    brand: 'Harbour & Lane, home page',
    navigation: 'Main',
    currentLanguage: 'Language: English',
    languages: 'Language',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
  },
} satisfies SiteHeaderProps;

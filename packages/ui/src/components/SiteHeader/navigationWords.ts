import type { LanguageOption } from '../LanguageSwitcher/LanguageSwitcher.js';
import type { NavigationItem, NavigationLink } from './navigation.js';
import type { SiteHeaderProps } from './SiteHeader.js';

/** The languages of the stories; the links stay on the story. */
export const languagesWith = (current: string): readonly LanguageOption[] =>
  [
    { code: 'en', name: 'English', flag: 'gb', href: '#/' } as const,
    { code: 'de', name: 'Deutsch', flag: 'de', href: '#/de/' } as const,
    { code: 'fr', name: 'Français', flag: 'fr', href: '#/fr/' } as const,
  ].map((language) => (language.code === current ? { ...language, current: true } : language));

/** A shelf with a different number of books. */
function shelf(books: number): string {
  const book = (_: unknown, at: number) => `<path fill="#f8eace" d="M${4 + at * 9} 8h6v26h-6z"/>`;
  const drawing = `<path fill="#013339" d="M0 0h64v40H0z"/>${Array.from({ length: books + 1 }, book).join('')}`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40">${drawing}</svg>`)}`;
}

/** The pages of the stories, one of them shown. */
export function itemsAt(current: string): NavigationItem[] {
  const page = (label: string, more: Pick<NavigationLink, 'description' | 'picture'> = {}) => {
    const href = `#/${label.toLowerCase().replaceAll(' ', '-')}`;
    return { href, label, ...more, ...(href === current && { current: true }) };
  };
  return [
    page('Home'),
    {
      label: 'Services',
      links: [
        page('Reading rooms', {
          description: 'Rooms for twelve readers or forty, with daylight on every page.',
        }),
        page('Shelves', {
          description: 'Oak that bears nine thousand books, and a stair to the last of them.',
        }),
        page('Restoration', {
          description: 'Old libraries made dry, quiet and open again, one winter at a time.',
        }),
        page('Gardens', {
          description: 'Benches, hedges and a roof for the rain: the library’s outdoor half.',
        }),
      ],
    },
    {
      label: 'Libraries',
      links: ['Saltmere', 'Thornbury', 'The pier', 'The mill', 'The school', 'The attic'].map(
        (label, at) => page(label, { picture: shelf(at) }),
      ),
    },
    page('Studio'),
  ];
}

/** The stories' navigation: that of an invented architects' practice. */
export const navigationWords = {
  brand: 'Harbour & Lane',
  home: '#/',
  items: itemsAt('#/home'),
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

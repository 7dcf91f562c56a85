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

/** Long words, to test narrow widths. */
export const longestGerman = {
  ...navigationWords,
  brand: 'Prof. Dr. Alexandra-Sophie Hafenmeister-Gassenhauer',
  items: [
    { href: '#/', label: 'Startseite' },
    {
      id: 'services',
      label: 'Leistungen',
      links: [
        {
          href: '#/reading-rooms',
          label: 'Lesesaalplanung',
          description: 'Lesesäle mit Tageslicht auf jeder aufgeschlagenen Doppelseite.',
        },
        {
          href: '#/restoration',
          label: 'Bibliotheksrestaurierung',
          description: 'Denkmalgeschützte Bibliotheksgebäude, behutsam trockengelegt.',
        },
      ],
    },
    {
      id: 'libraries',
      label: 'Bibliotheken',
      links: [
        { href: '#/mill', label: 'Papiermühlenbibliothek' },
        { href: '#/school', label: 'Dorfschulbücherei' },
      ],
    },
    { href: '#/studio', label: 'Über uns' },
  ],
  languages: languagesWith('de'),
  contact: { href: '#/visit', label: 'Kontakt' },
  texts: {
    ...navigationWords.texts,
    brand: 'Prof. Dr. Alexandra-Sophie Hafenmeister-Gassenhauer, Startseite',
    openMenu: 'Menü öffnen',
    menu: 'Menü',
  },
} satisfies SiteHeaderProps;

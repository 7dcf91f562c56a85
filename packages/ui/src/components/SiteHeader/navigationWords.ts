import type { LanguageOption } from '../LanguageSwitcher/LanguageSwitcher.js';
import type { SiteHeaderProps } from './SiteHeader.js';

/** The languages as the stories show them; the links stay on the story. */
export function languagesWith(current: string): readonly LanguageOption[] {
  return (
    [
      { code: 'en', name: 'English', flag: 'gb', href: '#/' },
      { code: 'de', name: 'Deutsch', flag: 'de', href: '#/de/' },
      { code: 'fr', name: 'Français', flag: 'fr', href: '#/fr/' },
    ] as const
  ).map((language) => ({ ...language, current: language.code === current }));
}

/** The navigation of the stories, in every language. */
export const navigationWords = {
  en: {
    brand: 'Robin Sommer',
    home: '#/',
    items: [
      { href: '#/', label: 'Home' },
      {
        id: 'services',
        label: 'Services',
        links: [
          {
            href: '#/beratung',
            label: 'Strategy consulting',
            description:
              'Decisions the leadership team still stands by once they begin to cost something.',
          },
          {
            href: '#/ceo-coaching',
            label: 'Executive coaching',
            description:
              'Confidential conversations with someone who gains nothing by agreeing with you.',
          },
          {
            href: '#/interim-executive',
            label: 'Interim leadership',
            description:
              'A C-level role filled for a limited time, every day or on fixed days of the week.',
          },
          {
            href: '#/leadership-training',
            label: 'Leadership training',
            description: 'Group dynamics and T-Group: find out what you set off in other people.',
          },
        ],
      },
      {
        id: 'cases',
        label: 'Case studies',
        links: [
          { href: '#/case-studies/restructuring', label: 'Restructuring' },
          { href: '#/case-studies/growth', label: 'Growth' },
          { href: '#/case-studies/strategy', label: 'Strategy' },
          { href: '#/case-studies/transfer-pricing', label: 'Transfer pricing' },
          { href: '#/case-studies/coaching', label: 'Executive coaching' },
          { href: '#/case-studies/tgroup', label: 'T-Group' },
        ],
      },
      { href: '#/ueber-mich', label: 'About' },
    ],
    languages: languagesWith('en'),
    contact: { href: '#/kontakt', label: 'Contact' },
    texts: {
      brand: 'Robin Sommer, home page',
      navigation: 'Main',
      currentLanguage: 'Language: English',
      languages: 'Language',
      openMenu: 'Open menu',
      closeMenu: 'Close menu',
      menu: 'Menu',
    },
  },
  de: {
    brand: 'Robin Sommer',
    home: '#/de/',
    items: [
      { href: '#/de/', label: 'Startseite' },
      {
        id: 'services',
        label: 'Leistungen',
        links: [
          {
            href: '#/de/beratung',
            label: 'Strategieberatung',
            description:
              'Entscheidungen, zu denen das Führungsteam auch dann noch steht, wenn sie etwas kosten.',
          },
          {
            href: '#/de/ceo-coaching',
            label: 'Executive Coaching',
            description:
              'Vertrauliche Gespräche, in denen niemand etwas davon hat, Ihnen recht zu geben.',
          },
          {
            href: '#/de/interim-executive',
            label: 'Interim-Führung',
            description:
              'Eine Funktion in der Geschäftsleitung, auf Zeit besetzt, täglich oder an festen Tagen der Woche.',
          },
          {
            href: '#/de/leadership-training',
            label: 'Führungstraining',
            description: 'Gruppendynamik und T-Group: erfahren, was Sie bei anderen auslösen.',
          },
        ],
      },
      {
        id: 'cases',
        label: 'Fallstudien',
        links: [
          { href: '#/de/case-studies/restructuring', label: 'Restrukturierung' },
          { href: '#/de/case-studies/growth', label: 'Wachstum' },
          { href: '#/de/case-studies/strategy', label: 'Strategie' },
          { href: '#/de/case-studies/transfer-pricing', label: 'Verrechnungspreise' },
          { href: '#/de/case-studies/coaching', label: 'Executive Coaching' },
          { href: '#/de/case-studies/tgroup', label: 'T-Group' },
        ],
      },
      { href: '#/de/ueber-mich', label: 'Über mich' },
    ],
    languages: languagesWith('de'),
    contact: { href: '#/de/kontakt', label: 'Kontakt' },
    texts: {
      brand: 'Robin Sommer, Startseite',
      navigation: 'Hauptnavigation',
      currentLanguage: 'Sprache: Deutsch',
      languages: 'Sprache',
      openMenu: 'Menü öffnen',
      closeMenu: 'Menü schließen',
      menu: 'Menü',
    },
  },
  fr: {
    brand: 'Robin Sommer',
    home: '#/fr/',
    items: [
      { href: '#/fr/', label: 'Accueil' },
      {
        id: 'services',
        label: 'Prestations',
        links: [
          {
            href: '#/fr/beratung',
            label: 'Conseil en stratégie',
            description:
              'Des décisions que l’équipe de direction assume encore quand elles commencent à coûter.',
          },
          {
            href: '#/fr/ceo-coaching',
            label: 'Executive coaching',
            description:
              'Des échanges confidentiels, où personne n’a rien à gagner à vous donner raison.',
          },
          {
            href: '#/fr/interim-executive',
            label: 'Direction de transition',
            description:
              'Un poste de direction occupé pour un temps, tous les jours ou à jours fixes.',
          },
          {
            href: '#/fr/leadership-training',
            label: 'Formation au leadership',
            description:
              'Dynamique de groupe et T-Group : découvrir l’effet que vous produisez sur les autres.',
          },
        ],
      },
      {
        id: 'cases',
        label: 'Études de cas',
        links: [
          { href: '#/fr/case-studies/restructuring', label: 'Restructuration' },
          { href: '#/fr/case-studies/growth', label: 'Croissance' },
          { href: '#/fr/case-studies/strategy', label: 'Stratégie' },
          { href: '#/fr/case-studies/transfer-pricing', label: 'Prix de transfert' },
          { href: '#/fr/case-studies/coaching', label: 'Executive coaching' },
          { href: '#/fr/case-studies/tgroup', label: 'T-Group' },
        ],
      },
      { href: '#/fr/ueber-mich', label: 'À propos' },
    ],
    languages: languagesWith('fr'),
    contact: { href: '#/fr/kontakt', label: 'Contact' },
    texts: {
      brand: 'Robin Sommer, accueil',
      navigation: 'Navigation principale',
      currentLanguage: 'Langue : français',
      languages: 'Langue',
      openMenu: 'Ouvrir le menu',
      closeMenu: 'Fermer le menu',
      menu: 'Menu',
    },
  },
} satisfies Record<string, SiteHeaderProps>;

import type { FlagName } from './Flag.js';

export type NavigationLink = {
  href: string;
  /** The page's short name. */
  label: string;
  /** One sentence about the page, shown in panels only. */
  description?: string | undefined;
  /** Whether it is the current page. @default false */
  current?: boolean | undefined;
};

/** Pages with a common heading: a panel in the header, a disclosure in the sheet. */
export type NavigationGroup = {
  label: string;
  links: readonly NavigationLink[];
};

export type NavigationItem = NavigationLink | NavigationGroup;

/** Texts of the header besides its links. */
export type SiteHeaderTexts = {
  /** Accessible name of the home link, beginning with the visible text: “Jane Doe, home page”. */
  brand: string;
  /** Accessible name of the navigation, without the word “navigation”: “Main”. */
  navigation: string;
  /** Accessible name of the button that opens the sheet. */
  openMenu: string;
  /** Accessible name of the button that closes the sheet. */
  closeMenu: string;
  /** Accessible name of the sheet. */
  menu: string;
};

export type LanguageOption = {
  /** Language tag; shown in capitals. */
  code: string;
  /** Native name: “Deutsch”. It is the link's accessible name. */
  name: string;
  /** A flag beside the code. @default none */
  flag?: FlagName | undefined;
  /** URL of this page in that language. */
  href: string;
  /** Whether it is the current language. @default false */
  current?: boolean | undefined;
};

/** This page in every language. */
export type SiteHeaderLanguages = {
  /** In the same order on every page; one of them is marked by `current`. */
  options: readonly LanguageOption[];
  /** Accessible name of the list: “Language”. */
  label: string;
  /** Accessible name of the button: “Language: English”. */
  currentLabel: string;
};

/** Props that the header's menu and the sheet share. */
export type MenuProps = {
  items: readonly NavigationItem[];
  languages: SiteHeaderLanguages | undefined;
  texts: SiteHeaderTexts;
};

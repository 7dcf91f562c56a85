import type { LanguageOption } from '../LanguageSwitcher/LanguageSwitcher.js';

/** A page in the navigation. */
export type NavigationLink = {
  href: string;
  /** The page's short name. */
  label: string;
  /** One sentence about it; shown in the bar's panel only. */
  description?: string | undefined;
  /** Whether it is the page that is shown. @default false */
  current?: boolean | undefined;
};

/** Pages under one name: a panel in the bar, a part that opens in the sheet. */
export type NavigationGroup = {
  label: string;
  links: readonly NavigationLink[];
};

export type NavigationItem = NavigationLink | NavigationGroup;

/** Every word of the header that is no link. */
export type SiteHeaderTexts = {
  /** Spoken name of the brand's link; begins with the visible name: “Jane Doe, home page”. */
  brand: string;
  /** Spoken name of the navigation, without the word “navigation”: “Main”. */
  navigation: string;
  /** Spoken name of the button that opens the languages, with the one shown: “Language: English”. */
  currentLanguage?: string | undefined;
  /** Spoken name of the list of languages: “Language”. */
  languages?: string | undefined;
  /** Spoken name of the button that opens the sheet. */
  openMenu: string;
  /** Spoken name of the button that closes it. */
  closeMenu: string;
  /** Spoken name of the sheet. */
  menu: string;
};

/** What the bar's menu and the sheet show: the same, in the same order. */
export type MenuProps = {
  items: readonly NavigationItem[];
  /** None on a site in one language. */
  languages: readonly LanguageOption[];
  texts: SiteHeaderTexts;
};

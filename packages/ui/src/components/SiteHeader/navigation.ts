import type { ReactElement } from 'react';

export type NavigationLink = {
  href: string;
  label: string;
  /** One sentence about the page, shown in panels only. */
  description?: string | undefined;
  current?: boolean | undefined;
  links?: undefined;
};

/** Pages with a common heading: a panel in the header, a disclosure in the sheet. */
export type NavigationGroup = {
  label: string;
  links: readonly NavigationLink[];
  /** A group is no page of its own. */
  href?: undefined;
};

export type NavigationItem = NavigationLink | NavigationGroup;

/** Accessible names: of the home link, the navigation, the sheet and its buttons. */
export type SiteHeaderTexts = {
  /** Begins with the visible text: “Jane Doe, home page”. */
  brand: string;
  /** Without the word “navigation”, which screen readers add: “Main”. */
  navigation: string;
  openMenu: string;
  closeMenu: string;
  menu: string;
};

export type LanguageOption = {
  /** Language tag; shown in capitals. */
  code: string;
  /** Native name: “Deutsch”. It is the link's accessible name. */
  name: string;
  /** An SVG of 20 by 14, before the code. @default none */
  flag?: ReactElement | undefined;
  /** URL of this page in that language. */
  href: string;
  current?: boolean | undefined;
};

export type SiteHeaderLanguages = {
  /** In the same order on every page; one of them is marked by `current`. */
  options: readonly LanguageOption[];
  /** Accessible name of the list: “Language”. */
  label: string;
  /** Accessible name of the button, with the `name` of the current one: “Language: English”. */
  currentLabel: string;
};

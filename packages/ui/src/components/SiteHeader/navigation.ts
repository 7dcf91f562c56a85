import type { LanguageOption } from '../LanguageSwitcher/LanguageSwitcher.js';

/** A page in the navigation. */
export type NavigationLink = {
  href: string;
  /** The page's short name. */
  label: string;
  /** One sentence about it; shown in the bar's panel only. */
  description?: string;
  /** Whether it is the page that is shown. @default false */
  current?: boolean;
};

/** Pages under one name: a panel in the bar, a part that opens in the sheet. */
export type NavigationGroup = {
  /** Tells the groups of one bar from each other; letters and digits. */
  id: string;
  label: string;
  links: readonly NavigationLink[];
};

export type NavigationItem = NavigationLink | NavigationGroup;

/** What the bar's menu and the sheet have in common. */
export type MenuProps = {
  /** The same in both, in the same order. */
  items: readonly NavigationItem[];
  /** @default [] */
  languages?: readonly LanguageOption[] | undefined;
  contact?: NavigationLink | undefined;
};

export function isGroup(item: NavigationItem): item is NavigationGroup {
  return 'links' in item;
}

/** Whether the page that is shown belongs to the group. */
export function hasCurrent(group: NavigationGroup): boolean {
  return group.links.some((link) => link.current);
}

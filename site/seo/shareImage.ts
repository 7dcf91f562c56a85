import type { FigureName } from '@advisor/ui/figures';
import type { MessageDescriptor } from '@lingui/core';
import type { Language } from '../i18n/languages.js';
import type { Translate } from '../i18n/translate.js';
import type { Owner } from '../owner/fact.js';
import { paths, type PageName } from '../paths.js';

export type ShareDetails = {
  /** The small line above the title; left out if it would repeat the title. */
  eyebrow?: MessageDescriptor;
  title: MessageDescriptor;
  figure: FigureName;
};

/** Size of every share image in px, which networks show large and uncropped. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** @example shareImagePath('contact', 'de') // '/share/de/kontakt.png' */
export function shareImagePath(name: PageName, language: Language): string {
  return `/share/${language}${name === 'home' ? '/home' : paths[name]}.png`;
}

/** The image that networks show for a shared page, with the words and the figure of the page's `Hero`. */
export function shareImage(
  name: PageName,
  { eyebrow, title, figure }: ShareDetails,
  language: Language,
  plain: Translate,
  owner: Owner,
) {
  return {
    path: shareImagePath(name, language),
    language,
    ...(eyebrow && { eyebrow: plain(eyebrow) }),
    title: plain(title),
    name: owner.name,
    figure,
  };
}

export type ShareImage = ReturnType<typeof shareImage>;

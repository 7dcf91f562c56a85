import type { Language } from '@advisor/contract/languages';
import type { ReactNode } from 'react';
import type { PageName } from './routes.js';
import type { PageTranslate } from './i18n/translate.js';

/** The props of every page and of the frame around it. */
export type PageProps<Name extends PageName = PageName> = {
  /** The current page: several may share a component. */
  name: Name;
  language: Language;
  /** When the HTML was written, as an ISO date. */
  renderedAt: string;
  t: PageTranslate;
  href: (name: PageName) => string;
  /** Shows a toast instead of the one before, until the visitor goes to another page. */
  showToast: (toast: ReactNode) => void;
};

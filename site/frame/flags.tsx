import type { Language } from '@advisor/contract/languages';
import type { ReactElement } from 'react';

/** Simplified for 20 × 14 px. Paths, because Windows has no flag emoji. */
export const flags: Readonly<Record<Language, ReactElement>> = {
  en: (
    <svg viewBox="0 0 20 14">
      <path fill="#1f2f6b" d="M0 0h20v14H0z" />
      <path stroke="#fff" strokeWidth="2.8" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#fff" strokeWidth="4.6" d="M10 0v14M0 7h20" />
      <path stroke="#b3212f" strokeWidth="2.6" d="M10 0v14M0 7h20" />
    </svg>
  ),
  de: (
    <svg viewBox="0 0 20 14">
      <path d="M0 0h20v5H0z" />
      <path fill="#c8102e" d="M0 4.7h20v5H0z" />
      <path fill="#f2b600" d="M0 9.4h20V14H0z" />
    </svg>
  ),
  fr: (
    <svg viewBox="0 0 20 14">
      <path fill="#22408f" d="M0 0h7v14H0z" />
      <path fill="#fff" d="M6.7 0h7v14h-7z" />
      <path fill="#c8102e" d="M13.3 0H20v14h-6.7z" />
    </svg>
  ),
};

import { flag } from './LanguageLink.css.js';

export type FlagName = 'gb' | 'de' | 'fr';

/** Simplified for 20 × 14 px. Paths, because Windows has no flag emoji. */
export const flagPaths: Readonly<
  Record<FlagName, readonly (readonly [color: string, path: string, width?: number])[]>
> = {
  gb: [
    ['#1f2f6b', 'M0 0h20v14H0z'],
    ['#fff', 'm0 0 20 14M20 0 0 14', 2.8],
    ['#fff', 'M10 0v14M0 7h20', 4.6],
    ['#b3212f', 'M10 0v14M0 7h20', 2.6],
  ],
  de: [
    ['#000', 'M0 0h20v5H0z'],
    ['#c8102e', 'M0 4.7h20v5H0z'],
    ['#f2b600', 'M0 9.4h20V14H0z'],
  ],
  fr: [
    ['#22408f', 'M0 0h7v14H0z'],
    ['#fff', 'M6.7 0h7v14h-7z'],
    ['#c8102e', 'M13.3 0H20v14h-6.7z'],
  ],
};

/** A flag, always beside a language code: by itself it means a country. An unknown one is empty. */
export function Flag({ name }: { name: FlagName }) {
  return (
    <svg className={flag} viewBox="0 0 20 14" aria-hidden="true">
      {flagPaths[name]?.map(([color, path, width]) => {
        const paint = width ? { stroke: color, strokeWidth: width } : { fill: color };
        return <path key={path + color} d={path} {...paint} />;
      })}
    </svg>
  );
}

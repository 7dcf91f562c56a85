import { useRef, useSyncExternalStore, type CSSProperties } from 'react';
import { onResize } from '../../.storybook/onResize.js';
import { languageDetails, languages, type Language } from '../../site/i18n/languages.js';

export type SideBySideProps = {
  story: string;
  /** Width of each window in px; the page breaks as in a window of that width, and is scaled to fit. */
  width: number;
  /** Globals of the toolbar, passed on to each window. */
  theme: string;
  motion: string;
};

/** As in workshop.css: space between the windows and around them, in px. */
const gap = 16;

/** One story in every language, each in its own frame; the frames scroll together. */
export function SideBySide({ story, width, theme, motion }: SideBySideProps) {
  const windows = useRef(new Map<Language, Window>());
  const available = useSyncExternalStore(onResize, () => innerWidth);
  const count = languages.length;
  const scale = Math.min(1, (available - gap * (count + 1)) / (count * width));

  const follow = (leader: Language, from: Window) => {
    windows.current.set(leader, from);
    from.addEventListener(
      'scroll',
      () => {
        // A frame that was scrolled by another one must not scroll it back.
        if (!from.document.hasFocus() && !from.document.querySelector(':hover')) return;
        const way = share(from);
        for (const [language, to] of windows.current) {
          if (language !== leader) to.scrollTo(0, way * room(to));
        }
      },
      { passive: true },
    );
  };

  return (
    <div
      className="side-by-side"
      style={{ '--width': `${width}px`, '--scale': scale } as CSSProperties}
    >
      {languages.map((language) => (
        <section key={language}>
          <h2 lang={language}>{languageDetails[language].name}</h2>
          <iframe
            key={story}
            title={languageDetails[language].name}
            src={`iframe.html?id=${story}&viewMode=story&globals=language:${language};theme:${theme};motion:${motion}`}
            onLoad={({ currentTarget }) => follow(language, currentTarget.contentWindow!)}
          />
        </section>
      ))}
    </div>
  );
}

/** Scrollable height of a window in px. */
function room({ document, innerHeight }: Window): number {
  return Math.max(1, document.documentElement.scrollHeight - innerHeight);
}

/** Scroll position as a share of the scrollable height, which differs by language. */
function share(window: Window): number {
  return window.scrollY / room(window);
}

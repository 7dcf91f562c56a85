import type { CSSProperties } from 'react';
import { languageDetails, languages } from '../../site/i18n/languages.js';

export type SideBySideProps = {
  story: string;
  /** Width of each window in px; the page breaks as in a window of that width, and is scaled to fit. */
  width: number;
  /** Globals of the toolbar, passed on to each window. */
  theme: string;
  motion: string;
};

/** Scrollable height of a window in px, which differs by language. */
const room = ({ document, innerHeight }: Window) =>
  Math.max(1, document.documentElement.scrollHeight - innerHeight);

/** Scrolls the other frames with this one. */
function lead(from: Window) {
  const follow = () => {
    // A frame that was scrolled by another one must not scroll it back.
    if (!from.document.hasFocus() && !from.document.querySelector(':hover')) return;
    const way = from.scrollY / room(from);
    for (const { contentWindow: to } of document.querySelectorAll('iframe'))
      if (to && to !== from) to.scrollTo(0, way * room(to));
  };
  from.addEventListener('scroll', follow, { passive: true });
}

/** One story in every language, each in its own frame; the frames scroll together. */
export function SideBySide({ story, width, theme, motion }: SideBySideProps) {
  return (
    <div
      className="side-by-side"
      style={{ '--width': `${width}px`, '--count': languages.length } as CSSProperties}
    >
      {languages.map((language) => (
        <section key={language}>
          <h2 lang={language}>{languageDetails[language].name}</h2>
          <iframe
            key={story}
            title={languageDetails[language].name}
            src={`iframe.html?id=${story}&viewMode=story&globals=language:${language};theme:${theme};motion:${motion}`}
            onLoad={({ currentTarget }) => lead(currentTarget.contentWindow!)}
          />
        </section>
      ))}
    </div>
  );
}

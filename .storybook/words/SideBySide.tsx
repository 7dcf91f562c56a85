import { useRef } from 'react';
import { languageFacts } from '../../site/i18n/languageFacts.js';
import { langOf, toolbarLanguages, type ToolbarLanguage } from '../languages.js';
import { column, columns, frame, heading } from './sideBySideStyles.js';

export type SideBySideProps = {
  /** Id of the story that is shown. */
  story: string;
  /** Width of each window in px; the page breaks as in a window of that width. */
  width: number;
  /** Globals of the toolbar, passed on to each window. */
  theme: string;
  motion: string;
};

const title = (language: ToolbarLanguage) =>
  language === 'pseudo' ? 'Pseudo-language' : languageFacts[language].name;

/** One story in every language, each in a window of its own; they scroll together. */
export function SideBySide({ story, width, theme, motion }: SideBySideProps) {
  const windows = useRef(new Map<ToolbarLanguage, Window>());

  const follow = (leader: ToolbarLanguage, from: Window) => {
    windows.current.set(leader, from);
    from.addEventListener(
      'scroll',
      () => {
        // A window that is scrolled by another one must not lead in turn.
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
    <div style={columns}>
      {toolbarLanguages.map((language) => (
        <section key={language} style={column(width)}>
          <h2 style={heading} lang={langOf(language)}>
            {title(language)}
          </h2>
          <iframe
            key={story}
            title={title(language)}
            style={frame(width)}
            src={`iframe.html?id=${story}&viewMode=story&globals=language:${language};theme:${theme};motion:${motion}`}
            onLoad={({ currentTarget }) => follow(language, currentTarget.contentWindow!)}
          />
        </section>
      ))}
    </div>
  );
}

/** How far a window can be scrolled, in px. */
function room({ document, innerHeight }: Window): number {
  return Math.max(1, document.documentElement.scrollHeight - innerHeight);
}

/** How much of its way a window has been scrolled: texts are longer in one language than in another. */
function share(window: Window): number {
  return window.scrollY / room(window);
}

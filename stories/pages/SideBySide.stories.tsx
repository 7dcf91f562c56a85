import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { languageDetails, languages } from '../../site/i18n/languages.js';

type SideBySideProps = {
  story: string;
  /** Width of each window in px; the page breaks as in a window of that width, and is scaled to fit. */
  width: number;
};

/** The pages’ names by the ids of their stories. */
const names = Object.fromEntries(
  Object.values(window.__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex.entries ?? {})
    .filter(({ title }) => title === 'Pages/Site')
    .map(({ id, name }) => [id, name]),
);

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

/** A page in all languages at once; the controls choose the page and the width of the windows. */
export default {
  title: 'Pages/Side by side',
  // The pages in its frames are tested and pictured as stories already.
  tags: ['!autodocs', '!test', 'no-picture'],
  parameters: { layout: 'fullscreen' },
  args: { story: 'pages-site--home', width: 390 },
  argTypes: {
    story: {
      name: 'page',
      options: Object.keys(names),
      control: { type: 'select', labels: names },
    },
    width: { options: [320, 390, 768, 1440], control: 'select' },
  },
  render: ({ story, width }, { globals: { theme, motion } }) => (
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
  ),
} satisfies Meta<SideBySideProps>;

export const AllLanguages: StoryObj<SideBySideProps> = {};

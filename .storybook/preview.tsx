import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { themes } from 'storybook/theming';
import { languages } from '@advisor/contract/languages';
import '@advisor/ui/styles.css';
import { breakpoints } from '@advisor/ui/tokens';
import { isGerman, restoreWords, showLongestGerman } from './longestGerman.js';
import { languageDetails } from '../site/i18n/languageDetails.js';
import { timeouts } from '../testing/timeouts.js';
import { extractArgTypes, disableUneditableControls } from './argTypes.js';
import { DocsPage } from './DocsPage.js';
import { emulateMedia } from './emulateMedia.js';
import { toExampleCode, jsx } from './exampleCode.js';
import { chromaticOf } from './pictures/modes.js';
import './preview.css';

configure({ asyncUtilTimeout: timeouts.wait });

/** Tokens are `light-dark()` values, so a theme is a `color-scheme`. */
for (const eventName of ['setGlobals', 'globalsUpdated'])
  window.__STORYBOOK_ADDONS_CHANNEL__?.on(eventName, () => {
    // Events also carry the globals of embedded frames.
    const own = window.__STORYBOOK_PREVIEW__.storyStoreValue!.userGlobals.get();
    // Emulated forced colours are black on white.
    const theme = own.medium === 'forced' ? 'light' : own.theme;
    const scheme = theme === 'system' ? 'light dark' : theme;
    document.documentElement.style.setProperty('--scheme', scheme);
  });

/** The site's pages follow the toolbar's language; all else is in English, or German pseudo-text. */
const withLanguage: Decorator = (Story, context) => {
  restoreWords(context);
  const { canvasElement, globals, parameters } = context;
  const isPage = 'page' in parameters;
  const language = isPage ? globals['language'] : 'en';
  document.documentElement.lang = isGerman(context) ? 'de' : language;
  canvasElement.dir = isPage ? 'ltr' : globals['direction'];
  return <Story />;
};

/** Play functions run on screen; the toolbar's medium is applied afterwards. */
const onScreen: Decorator = (Story) => {
  emulateMedia('screen');
  return <Story />;
};

/** Parameters cannot depend on the story; this enhancer can set them. */
const withChromatic: ArgTypesEnhancer = (story) => {
  story.parameters['chromatic'] = chromaticOf(story);
  return story.argTypes;
};

const choice = <Icon extends string>(
  description: string,
  icon: Icon,
  titles: Record<string, string>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default {
  tags: ['autodocs'],
  argTypesEnhancers: [disableUneditableControls, withChromatic],
  decorators: [withLanguage, onScreen],
  globalTypes: {
    theme: choice('Colour scheme', 'mirror', {
      system: 'System scheme',
      light: 'Light',
      dark: 'Dark',
    }),
    language: choice('Language', 'globe', {
      ...Object.fromEntries(languages.map((code) => [code, languageDetails[code].name])),
      de: 'Deutsch: longest words',
    }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    medium: choice('Medium of a story', 'document', {
      screen: 'Screen',
      print: 'Print (a story, not Docs)',
      forced: 'Forced colours (a story, not Docs)',
    }),
  },
  initialGlobals: { theme: 'system', language: 'en', direction: 'ltr', medium: 'screen' },
  // After the play function, which queries the original texts.
  async afterEach(context) {
    const { canvasElement } = context;
    if (isGerman(context)) showLongestGerman(context);
    // Documentation would print Storybook's own parts as well.
    emulateMedia(context.viewMode === 'docs' ? 'screen' : context.globals['medium']);
    canvasElement.dataset['shown'] = '';
  },
  parameters: {
    a11y: { test: 'error' },
    jsx,
    docs: {
      theme: themes.normal,
      page: DocsPage,
      canvas: { withToolbar: true },
      extractArgTypes,
      // A MUST is a test, linked under Accessibility; documentation has no narrow window.
      stories: {
        filter: ({ name, storyGlobals }: Pick<StoryContext, 'name' | 'storyGlobals'>) =>
          !name.startsWith('MUST') && !/phone|reflow/.test(storyGlobals['viewport']?.value),
      },
      toc: { headingSelector: 'h2:not(.sbdocs-subtitle), h3' },
      // The code as one would write it: without args Storybook shows the story object.
      source: { type: 'dynamic', dark: true, transform: toExampleCode },
    },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      // By the beginning of the id, then by title. Storybook evaluates the source, without types.
      storySort: (a = { id: '', title: '' }, b = a) => {
        const start =
          'welcome install components not-here patterns form-patterns theming voice accessibility changes propose';
        const groups =
          'foundations primitives actions content evidence forms heads lists navigation seminars blocks pages';
        const order = [...start.split(' ').map((name) => `start-${name}`), ...groups.split(' ')];
        const rank = ({ id } = a) => order.findIndex((prefix) => id.startsWith(prefix));
        return rank(a) - rank(b) || a.title.localeCompare(b.title);
      },
    },
    viewport: {
      options: {
        reflow: viewport('Narrowest', 320, 640),
        phone: viewport('Phone', 390, 844),
        sheet: viewport('A4', 794, 1123),
        small: viewport('From small', breakpoints.small, 900),
        medium: viewport('From medium', breakpoints.medium, 900),
        wide: viewport('From wide', breakpoints.wide, 768),
        desk: viewport('Desk', 1440, 900),
      },
    },
  },
} satisfies Preview;

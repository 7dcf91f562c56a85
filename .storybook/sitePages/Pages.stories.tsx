import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PagePath } from '../../site/pages/routePath.js';
import type { LoadedPage } from '../../site/engine/loadPage.js';
import { PageView } from '../../site/engine/PageView.js';
import { langOf, type ToolbarLanguage } from '../languages.js';
import { withWords } from '../words/withWords.js';
import { loadSitePage } from './loadSitePage.js';

/** Whole pages of the site with their real catalogs: the language toolbar turns them over. */
export default {
  title: 'Pages/Site',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    withWords,
    // A link would leave the workshop for a page that it does not serve.
    (Story) => (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only holds links back
      <div
        onClickCapture={(event) => {
          const link = event.target instanceof Element && event.target.closest('a');
          if (link && !link.hash) event.preventDefault();
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

const page = (path: PagePath): StoryObj => ({
  loaders: [
    async ({ globals }) => ({
      page: await loadSitePage(path, globals.language as ToolbarLanguage),
    }),
  ],
  render: (_, { loaded, globals }) => {
    document.documentElement.lang = langOf(globals.language as ToolbarLanguage);
    return <PageView page={loaded.page as LoadedPage} announcement="" head={null} />;
  },
});

export const Home = page('/');
export const Consulting = page('/beratung');
export const Coaching = page('/ceo-coaching');
export const Interim = page('/interim-executive');
export const Training = page('/leadership-training');
export const CaseRestructuring = page('/case-studies/restructuring');
export const CaseGrowth = page('/case-studies/growth');
export const CaseStrategy = page('/case-studies/strategy');
export const CaseTransferPricing = page('/case-studies/transfer-pricing');
export const CaseCoaching = page('/case-studies/coaching');
export const CaseTGroup = page('/case-studies/tgroup');
export const About = page('/ueber-mich');
export const Contact = page('/kontakt');
export const Schedule = page('/termine-anmeldung');
export const Imprint = page('/impressum');
export const Privacy = page('/datenschutz');
export const NotFound = page('/404');
export const Thanks = page('/kontakt/danke');

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageName } from '../../site/paths.js';
import { PageInFrame } from '../../site/engine/Site.js';
import type { ToolbarLanguage } from '../languages.js';
import { withWords } from '../words/withWords.js';
import { loadSitePage, type SitePage } from './loadSitePage.js';

/**
 * Whole pages of the site with their real catalogs; the toolbar switches the language. Their tests are
 * guards/pages.guard.ts, which mounts each, and e2e/pages.spec.ts, on the built ones.
 */
export default {
  title: 'Pages/Site',
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    withWords,
    // Storybook doesn't serve the pages that links lead to.
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

const page = (name: PageName): StoryObj => ({
  loaders: [
    async ({ globals }) => ({
      page: await loadSitePage(name, globals.language as ToolbarLanguage),
    }),
  ],
  render: (_, { loaded }) => <PageInFrame {...(loaded.page as SitePage)} />,
});

export const Home = page('home');
export const Consulting = page('consulting');
export const Coaching = page('coaching');
export const Interim = page('interim');
export const Training = page('training');
export const CaseRestructuring = page('restructuringCase');
export const CaseGrowth = page('growthCase');
export const CaseStrategy = page('strategyCase');
export const CaseTransferPricing = page('transferPricingCase');
export const CaseCoaching = page('coachingCase');
export const CaseTGroup = page('tgroupCase');
export const About = page('about');
export const Contact = page('contact');
export const Schedule = page('schedule');
export const Imprint = page('imprint');
export const Privacy = page('privacy');
export const NotFound = page('notFound');
export const Thanks = page('thanks');

import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadPage, type LoadedPage } from '../../site/engine/loadPage.js';
import { Layout } from '../../site/frame/Layout.js';
import type { Language } from '../../site/i18n/languages.js';
import type { PageName } from '../../site/paths.js';

/** Pages of the site with their real catalogs; the toolbar switches the language. */
export default {
  title: 'Pages/Site',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
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

/** Fixed, so that the footer's year doesn't change the screenshots. */
const renderedAt = '2026-11-21T09:00:00.000Z';

/** A page of the site, assembled from the same routes and catalogs as in the build. */
const page = (name: PageName): StoryObj => ({
  parameters: { page: name },
  loaders: [({ globals }) => loadPage(name, globals.language as Language)],
  render: (_, { loaded }) => <Layout {...(loaded as LoadedPage)} renderedAt={renderedAt} />,
});

export const Home = page('home');
export const Consulting = page('consulting');
export const Coaching = page('coaching');
export const Interim = page('interim');
export const Training = page('training');
export const CaseRestructuring: StoryObj = {
  ...page('restructuringCase'),
  name: 'Case: restructuring',
};
export const CaseGrowth: StoryObj = { ...page('growthCase'), name: 'Case: growth' };
export const CaseStrategy: StoryObj = { ...page('strategyCase'), name: 'Case: strategy' };
export const CaseTransferPricing: StoryObj = {
  ...page('transferPricingCase'),
  name: 'Case: transfer pricing',
};
export const CaseCoaching: StoryObj = { ...page('coachingCase'), name: 'Case: coaching' };
export const CaseTGroup: StoryObj = { ...page('tgroupCase'), name: 'Case: T-Group' };
export const About = page('about');
export const Contact = page('contact');
export const Schedule = page('schedule');
export const Imprint = page('imprint');
export const Privacy = page('privacy');
export const NotFound: StoryObj = { ...page('notFound'), name: 'Not found' };
export const Thanks = page('thanks');
export const NotSentInvalid: StoryObj = { ...page('notSentInvalid'), name: 'Not sent: invalid' };
export const NotSentUnavailable: StoryObj = {
  ...page('notSentUnavailable'),
  name: 'Not sent: unavailable',
};
export const NotSentTooMany: StoryObj = { ...page('notSentTooMany'), name: 'Not sent: too many' };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Language } from '@advisor/contract/languages';
import { ExamplePage } from '../../packages/ui/docs/ExamplePage.js';
import { loadPage, type LoadedPage } from '../../site/pages/loadPage.js';
import { Layout } from '../../site/frame/Layout.js';
import type { PageName } from '../../site/routes.js';

/** Pages of the site with their real catalogs; the toolbar switches the language. */
export default {
  title: 'Pages/Site',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach({ canvasElement }) {
    // Storybook doesn't serve the pages that links lead to.
    canvasElement.onclick = (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && !link.hash) event.preventDefault();
    };
    return () => void (canvasElement.onclick = null);
  },
} satisfies Meta;

/** Fixed, so that the footer's year doesn't change the screenshots. */
const renderedAt = '2026-11-21T09:00:00.000Z';

/** A page of the site, assembled from the same routes and catalogs as in the build. */
const page = (route: PageName, name?: string): StoryObj => ({
  ...(name && { name }),
  parameters: { page: route },
  loaders: [({ globals }) => loadPage(route, globals.language as Language)],
  render: (_, { loaded }) => <Layout {...(loaded as LoadedPage)} renderedAt={renderedAt} />,
});

export const Example: StoryObj = { render: () => <ExamplePage /> };

export const Home = page('home');
export const Consulting = page('strategy');
export const Coaching = page('coaching');
export const Interim = page('interim');
export const Training = page('training');
export const CaseRestructuring = page('restructuringCase', 'Case: restructuring');
export const CaseGrowth = page('growthCase', 'Case: growth');
export const CaseStrategy = page('strategyCase', 'Case: strategy');
export const CaseTransferPricing = page('transferPricingCase', 'Case: transfer pricing');
export const CaseCoaching = page('coachingCase', 'Case: coaching');
export const CaseTGroup = page('tgroupCase', 'Case: T-Group');
export const About = page('about');
export const Contact = page('contact');
export const ContactInvalid: StoryObj = {
  ...page('contact', 'Contact: a wrong entry'),
  async play({ canvasElement }) {
    const field = (name: string) => canvasElement.querySelector(`[id][name=${name}]`)!;
    for (const name of ['firstName', 'lastName', 'email'])
      await userEvent.type(field(name), 'Erika');
    await userEvent.click(canvasElement.querySelector('[type=submit]')!);
    await expect(field('email')).toBeInvalid();
    await expect(field('email')).toHaveFocus();
  },
};
export const Schedule = page('schedule');
export const Imprint = page('imprint');
export const Privacy = page('privacy');
export const NotFound = page('notFound', 'Not found');
export const Thanks = page('thanks', 'Without script: sent');
export const NotSentInvalid = page('notSentInvalid', 'Without script: invalid');
export const NotSentUnavailable = page('notSentUnavailable', 'Without script: unavailable');
export const NotSentTooMany = page('notSentTooMany', 'Without script: too many');

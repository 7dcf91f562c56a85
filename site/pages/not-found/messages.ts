import { msg } from '@lingui/core/macro';

export const notFound = {
  seo: {
    title: msg({ message: 'Page not found', comment: 'Browser tab. [max 60]' }),
    description: msg({
      message:
        'There’s no page at this address. Go back to the home page, or write to me if you’re looking for something in particular.',
      comment: 'Description, not shown in search results. [120–155]',
    }),
  },
  title: msg({ message: 'Oops! Page not found', comment: 'Heading. [fixed]' }),
  text: msg({
    message:
      'The link may be out of date. If you can’t find what you came for, <link>write to me</link>.',
    comment: 'Below the heading. <link> leads to the contact page. [max 160]',
  }),
};

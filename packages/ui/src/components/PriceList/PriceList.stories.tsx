import { wideStory, type Meta, type StoryObj } from '../../../workshop/storyParts.js';
import { PriceList } from './PriceList.js';

export default {
  id: 'content-pricelist',
  title: 'Content/PriceList (price list, pricing, fees)',
  component: PriceList,
  args: {
    prices: [
      { label: 'Readers', amount: '£12', suffix: 'for a year, including VAT' },
      { label: 'Schools', amount: '£1,200', suffix: 'plus VAT (£1,440 including VAT)' },
      { label: 'In kind', suffix: '40 hours at the front desk' },
    ],
    conditions: [
      { term: 'Included', value: 'Paper, pencils and tea' },
      { term: 'Not included', value: 'The train to Saltmere' },
    ],
  },
  parameters: wideStory({
    for: 'Show a price, or two or three for different customers.',
    instead: [
      { when: 'The price is one of the key figures of an offer', use: 'Stats' },
      { when: 'Two offers differ in more than the price', use: 'Comparison' },
    ],
    do: [
      'Put what holds for all prices into the conditions: what is included, how one pays.',
      'Say with each price whether VAT is in it.',
      'Write currency and figure as the page’s language does.',
    ],
    dont: ['Don’t cross out a price.', 'Don’t round.'],
    accessibility: [
      'A description list: each price is announced with its label.',
      'An amount never wraps; prices that do not fit in a row are stacked.',
      'The conditions are a second list, below the prices.',
    ],
  }),
} satisfies Meta<typeof PriceList>;

export const Default: StoryObj<typeof PriceList> = {};

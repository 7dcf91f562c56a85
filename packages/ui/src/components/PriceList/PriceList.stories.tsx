import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { PriceList, type PriceListProps } from './PriceList.js';

const meta = {
  title: 'Content/PriceList',
  component: PriceList,
  tags: ['stable'],
  args: {
    prices: [
      { label: 'Individuals', amount: '€749', after: 'including VAT' },
      { label: 'Companies', amount: '€1,499', after: 'plus VAT (€1,783.81 including VAT)' },
      {
        label: 'Cryptocurrency',
        before: 'or',
        amount: '0.4',
        after: 'in a cryptocurrency; ask me which one',
      },
    ],
  },
  parameters: {
    guidance: {
      for: 'One thing has a price, or two or three for different people.',
      instead: [
        { when: 'It says what is included, or how one pays', use: 'Ledger below the prices' },
        { when: 'The figures are proof, not prices', use: 'FactStrip' },
      ],
      do: [
        'Say with each price whether VAT is in it.',
        'Write currency and figure as the page’s language does.',
      ],
      dont: ['Don’t cross out a price.', 'Don’t round.'],
      accessibility: [
        'A description list: each price is read with the one who pays it.',
        'An amount is never broken; where they do not fit, the prices stand below one another.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        prices: [
          { label: 'Privatpersonen', amount: '749 €', after: 'inkl. MwSt.' },
          {
            label: 'Unternehmen',
            amount: '1.499 €',
            after: 'zzgl. MwSt. (1.783,81 € inkl. MwSt.)',
          },
          {
            label: 'Kryptowährung',
            before: 'oder',
            amount: '0,4',
            after: 'in einer Kryptowährung; welche, sage ich Ihnen gern',
          },
        ],
      },
      fr: {
        prices: [
          { label: 'Particuliers', amount: '749 €', after: 'TTC' },
          { label: 'Entreprises', amount: '1 499 €', after: 'HT (1 783,81 € TTC)' },
          {
            label: 'Cryptomonnaie',
            before: 'ou',
            amount: '0,4',
            after: 'dans une cryptomonnaie ; demandez-moi laquelle',
          },
        ],
      },
    } satisfies Wording<PriceListProps>,
  },
} satisfies Meta<typeof PriceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

export const Playground: Story = {};

export const OnePrice: Story = {
  args: { prices: meta.args.prices.slice(0, 1) },
  parameters: {
    wording: {
      de: { prices: meta.parameters.wording.de.prices.slice(0, 1) },
      fr: { prices: meta.parameters.wording.fr.prices.slice(0, 1) },
    } satisfies Wording<PriceListProps>,
  },
};

/** Nothing but the figure. */
export const AmountOnly: Story = {
  args: {
    prices: [
      { label: 'Individuals', amount: '€749' },
      { label: 'Companies', amount: '€1,499' },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

/** An amount is never broken, however long. */
export const VeryLong: Story = {
  args: {
    prices: [
      {
        label: 'Companies with more than five hundred employees in several countries',
        amount: '€12,345.67',
        after:
          'plus VAT, for the whole group, with the preparatory session and the analysis of what came of it',
      },
      ...meta.args.prices.slice(1),
    ],
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <PriceList
        {...args}
        prices={[
          { label: 'יחידים', amount: '749 €', after: 'כולל מע״מ' },
          { label: 'חברות', amount: '1,499 €', after: 'לא כולל מע״מ' },
        ]}
      />
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    prices: [
      {
        label: 'Finanzdienstleistungsunternehmen',
        amount: '1.499 €',
        after: 'zuzüglich gesetzlicher Umsatzsteuer, mit Teilnahmebescheinigung',
      },
      ...meta.parameters.wording.de.prices.slice(1),
    ],
  },
  globals: { viewport: { value: 'reflow' } },
};

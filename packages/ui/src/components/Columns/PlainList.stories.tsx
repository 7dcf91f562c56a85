import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { PlainList, type PlainListProps } from './PlainList.js';

const meta = {
  title: 'Content/PlainList',
  component: PlainList,
  tags: ['stable'],
  args: {
    title: 'Roles I take',
    items: [
      'CEO or managing director',
      'Another C-level role with responsibility for strategy, organisation or restructuring',
      'The top job in a carve-out, or in a business that has to stand on its own',
    ],
  },
  parameters: {
    guidance: {
      for: 'Short lines that belong together stand under a heading.',
      instead: [
        { when: 'Their order matters', use: 'StepList' },
        { when: 'Each line has a term and what it means', use: 'RoleBlocks or Ledger' },
        { when: 'The list stands inside a document', use: 'Prose' },
      ],
      do: ['Keep to three to seven lines of the same grammar.'],
      dont: ['Don’t end the lines with a full stop unless they are sentences.'],
      accessibility: ['A heading of level 3 and a list, announced with the number of its lines.'],
    } satisfies Guidance,
    wording: {
      de: {
        title: 'Funktionen, die ich übernehme',
        items: [
          'CEO oder Geschäftsführung',
          'Eine andere Funktion in der Geschäftsleitung, für Strategie, Organisation oder Restrukturierung',
          'Die Leitung eines Carve-outs oder eines Bereichs, der allein bestehen muss',
        ],
      },
      fr: {
        title: 'Les postes que je peux occuper',
        items: [
          'Direction générale',
          'Un autre poste de direction, chargé de la stratégie, de l’organisation ou d’une restructuration',
          'La direction d’un carve-out, ou d’une activité qui doit tenir seule',
        ],
      },
    } satisfies Wording<PlainListProps>,
  },
} satisfies Meta<typeof PlainList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Playground: Story = {};

export const OneItem: Story = {
  args: { items: meta.args.items.slice(0, 1) },
  parameters: {
    wording: {
      de: { items: meta.parameters.wording.de.items.slice(0, 1) },
      fr: { items: meta.parameters.wording.fr.items.slice(0, 1) },
    } satisfies Wording<PlainListProps>,
  },
};

export const WithLinks: Story = {
  args: {
    items: [
      <a key="interim" href="#interim">
        Interim leadership
      </a>,
      <a key="coaching" href="#coaching">
        Executive coaching
      </a>,
    ],
  },
  argTypes: { items: { control: false } },
};

export const LongestGerman: Story = {
  args: {
    title: 'Restrukturierungsverantwortung',
    items: [
      'Führungskräfteentwicklungsprogramme und Unternehmensnachfolgeregelungen',
      'Geschäftsführungsmandate in Finanzdienstleistungsunternehmen',
    ],
  },
  globals: { viewport: { value: 'reflow' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { Prose, type ProseProps } from './Prose.js';

type Words = {
  heading: string;
  paragraph: string;
  list: readonly string[];
  subheading: string;
  strong: string;
  link: string;
};

const passages = ({ heading, paragraph, list, subheading, strong, link }: Words) => (
  <>
    <h2>{heading}</h2>
    <p>{paragraph}</p>
    <ul>
      {list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    <h3>{subheading}</h3>
    <p>
      <strong>{strong}</strong> <a href="#rights">{link}</a> <code>preferredLanguage</code>
    </p>
  </>
);

const meta = {
  title: 'Content/Prose',
  component: Prose,
  tags: ['stable'],
  args: {
    children: passages({
      heading: 'What your browser keeps',
      paragraph:
        'This website sets no cookies. Your browser keeps the language you chose, so that the next page speaks it too.',
      list: ['the code of the language, and nothing else', 'until you clear it in your browser'],
      subheading: 'Your rights',
      strong: 'Nothing is sent.',
      link: 'Your rights in full',
    }),
  },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      for: 'Long text comes from a document: imprint, data privacy, an article.',
      instead: [
        { when: 'The page is made of components', use: 'Heading, Text and Stack' },
        { when: 'Short lines stand under a heading', use: 'PlainList' },
      ],
      do: ['Begin with a heading of level 2: the page’s own has level 1.'],
      dont: ['Don’t put components into it: it sets plain elements.'],
      accessibility: [
        'Headings, lists and links stay what the document says they are.',
        'Never wider than 40 em; long words are divided by the rules of the text’s language.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        children: passages({
          heading: 'Was Ihr Browser behält',
          paragraph:
            'Diese Website setzt keine Cookies. Ihr Browser merkt sich die Sprache, die Sie gewählt haben, damit auch die nächste Seite sie spricht.',
          list: ['das Kürzel der Sprache, sonst nichts', 'bis Sie es in Ihrem Browser löschen'],
          subheading: 'Ihre Rechte',
          strong: 'Gesendet wird nichts.',
          link: 'Ihre Rechte im Einzelnen',
        }),
      },
      fr: {
        children: passages({
          heading: 'Ce que garde votre navigateur',
          paragraph:
            'Ce site ne dépose aucun cookie. Votre navigateur retient la langue choisie, pour que la page suivante la parle aussi.',
          list: ['le code de la langue, et rien d’autre', 'jusqu’à ce que vous l’effaciez'],
          subheading: 'Vos droits',
          strong: 'Rien n’est envoyé.',
          link: 'Vos droits en détail',
        }),
      },
    } satisfies Wording<ProseProps>,
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Playground: Story = {};

/** One after the other, each part begins with a rule. */
export const SeveralParts: Story = {
  render: ({ children }) => (
    <Prose>
      {children}
      {children}
    </Prose>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

/** The rule of a list stands where its lines begin. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="he">
      <Prose>
        <h2>מה הדפדפן שומר</h2>
        <p>האתר אינו משתמש בעוגיות.</p>
        <ul>
          <li>קוד השפה בלבד</li>
        </ul>
      </Prose>
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    children: passages({
      heading: 'Datenschutz-Folgenabschätzung und Auftragsverarbeitungsverträge',
      paragraph:
        'Die Umsatzsteuer-Identifikationsnummer, das Verbraucherstreitbeilegungsgesetz und die Telekommunikationsdienstleistungen werden gesondert aufgeführt.',
      list: ['Aufsichtsbehördenzuständigkeit', 'Datenübertragbarkeitsverlangen'],
      subheading: 'Widerspruchsmöglichkeiten',
      strong: 'Einwilligungserklärungen sind widerruflich.',
      link: 'Betroffenenrechte im Einzelnen',
    }),
  },
  globals: { viewport: { value: 'reflow' } },
};

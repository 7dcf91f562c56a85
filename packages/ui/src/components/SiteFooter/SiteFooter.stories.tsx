import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { PendingFact } from '../PendingFact/PendingFact.js';
import { SiteFooter, type SiteFooterProps } from './SiteFooter.js';

const mail = <a href="mailto:name@example.com">name@example.com</a>;

const words = {
  en: {
    company: {
      heading: 'Company details',
      name: 'Sommer Example GmbH',
      details: [
        { term: 'Managing director', value: 'Robin Sommer' },
        { term: 'Address', value: 'Musterstraße 1, 10115 Berlin' },
        { term: 'Commercial register', value: 'Berlin (Charlottenburg), HRB 000000' },
        { term: 'VAT ID', value: 'DE000000000' },
        { term: 'Email', value: mail },
      ],
    },
    columns: [
      {
        heading: 'Quick links',
        links: [
          { href: '#/beratung', label: 'Services' },
          { href: '#/case-studies/restructuring', label: 'Case studies' },
          { href: '#/ueber-mich', label: 'About' },
          { href: '#/termine-anmeldung', label: 'Schedule and registration' },
        ],
      },
      {
        heading: 'Contact and legal',
        links: [
          { href: '#/kontakt', label: 'Get in touch' },
          { href: '#call', label: 'Book a call', newTab: 'opens in a new tab' },
          { href: '#/impressum', label: 'Imprint' },
          { href: '#/datenschutz', label: 'Data privacy' },
        ],
      },
    ],
    copyright: '© 2026 Sommer Example GmbH',
  },
  de: {
    company: {
      heading: 'Angaben zum Unternehmen',
      name: 'Sommer Example GmbH',
      details: [
        { term: 'Geschäftsführung', value: 'Robin Sommer' },
        { term: 'Anschrift', value: 'Musterstraße 1, 10115 Berlin' },
        { term: 'Handelsregister', value: 'Berlin (Charlottenburg), HRB 000000' },
        { term: 'USt-IdNr.', value: 'DE000000000' },
        { term: 'E-Mail', value: mail },
      ],
    },
    columns: [
      {
        heading: 'Direkt zu',
        links: [
          { href: '#/de/beratung', label: 'Leistungen' },
          { href: '#/de/case-studies/restructuring', label: 'Fallstudien' },
          { href: '#/de/ueber-mich', label: 'Über mich' },
          { href: '#/de/termine-anmeldung', label: 'Termine und Anmeldung' },
        ],
      },
      {
        heading: 'Kontakt und Rechtliches',
        links: [
          { href: '#/de/kontakt', label: 'Kontakt aufnehmen' },
          { href: '#call', label: 'Gespräch buchen', newTab: 'öffnet in einem neuen Tab' },
          { href: '#/de/impressum', label: 'Impressum' },
          { href: '#/de/datenschutz', label: 'Datenschutz' },
        ],
      },
    ],
    copyright: '© 2026 Sommer Example GmbH',
  },
  fr: {
    company: {
      heading: 'Informations sur la société',
      name: 'Sommer Example GmbH',
      details: [
        { term: 'Gérance', value: 'Robin Sommer' },
        { term: 'Adresse', value: 'Musterstraße 1, 10115 Berlin' },
        { term: 'Registre du commerce', value: 'Berlin (Charlottenburg), HRB 000000' },
        { term: 'N° de TVA', value: 'DE000000000' },
        { term: 'E-mail', value: mail },
      ],
    },
    columns: [
      {
        heading: 'Accès rapide',
        links: [
          { href: '#/fr/beratung', label: 'Prestations' },
          { href: '#/fr/case-studies/restructuring', label: 'Études de cas' },
          { href: '#/fr/ueber-mich', label: 'À propos' },
          { href: '#/fr/termine-anmeldung', label: 'Dates et inscription' },
        ],
      },
      {
        heading: 'Contact et informations légales',
        links: [
          { href: '#/fr/kontakt', label: 'Prendre contact' },
          { href: '#call', label: 'Réserver un échange', newTab: 's’ouvre dans un nouvel onglet' },
          { href: '#/fr/impressum', label: 'Mentions légales' },
          { href: '#/fr/datenschutz', label: 'Protection des données' },
        ],
      },
    ],
    copyright: '© 2026 Sommer Example GmbH',
  },
} satisfies Record<string, SiteFooterProps>;

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  tags: ['stable'],
  args: words.en,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      for: 'Find out who is responsible for the site, and reach what the bar leaves out.',
      instead: [{ when: 'The main pages', use: 'SiteHeader' }],
      do: ['Show a fact that is still to come as a `PendingFact`.'],
      dont: ['Don’t open a new tab without saying so by `newTab`.'],
      accessibility: [
        'The link columns are navigations, named by their headings; the details are a description list.',
        'On paper the company’s details stand in the letterhead at the top of the first sheet; only the copyright stays at the foot.',
      ],
    } satisfies Guidance,
    wording: { de: words.de, fr: words.fr } satisfies Wording<SiteFooterProps>,
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Book a call (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(canvas.getByRole('navigation', { name: 'Contact and legal' })).toContainElement(
      link,
    );
  },
};

export const Playground: Story = {};

/** Each link under the pointer. */
export const Hovered: Story = { globals: { pseudo: { hover: true } } };

/** Before every fact about the owner is known. */
export const PendingFacts: Story = {
  args: {
    company: {
      ...words.en.company,
      name: <PendingFact>Company name</PendingFact>,
      details: words.en.company.details.map(({ term }) => ({
        term,
        value: <PendingFact>{term}</PendingFact>,
      })),
    },
    copyright: (
      <>
        © 2026 <PendingFact>Company name</PendingFact>
      </>
    ),
  },
};

export const LongestGerman: Story = {
  args: {
    ...words.de,
    company: {
      ...words.de.company,
      name: 'Sommer Unternehmensberatungs- und Beteiligungsgesellschaft mbH',
    },
  },
};

/** MUST NOT scroll sideways. */
export const Narrow: Story = {
  ...LongestGerman,
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

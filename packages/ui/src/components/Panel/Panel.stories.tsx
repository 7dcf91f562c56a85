import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Text } from '../Text/Text.js';
import { Panel, type PanelProps } from './Panel.js';

const offer = (text: string, book: string, newTab: string) => [
  <Text key="text">{text}</Text>,
  <ButtonLink key="book" tone="quiet" href="https://calendar.example.com/" newTab={newTab}>
    {book}
  </ButtonLink>,
];

const question = (before: string, link: string) => [
  <Text key="text">
    {before} <a href="#contact">{link}</a>.
  </Text>,
];

const meta = {
  title: 'Content/Panel',
  component: Panel,
  tags: ['stable'],
  args: {
    title: 'Would you rather talk?',
    children: offer(
      'Pick a time in my calendar for an introductory video call. An external provider runs the calendar and learns nothing about you until you open it.',
      'Book video call',
      'opens in a new tab',
    ),
  },
  argTypes: {
    children: { control: false },
    level: { control: 'inline-radio', options: [2, 3] },
  },
  parameters: {
    guidance: {
      for: 'An offer or a notice stands beside or between sections that are about something else.',
      instead: [
        { when: 'It has to be read before going on', use: 'Note' },
        { when: 'It ends the page', use: 'CallToAction or ContactBlock' },
        { when: 'It is a section of its own', use: 'Room with the tone `sunken`' },
      ],
      do: [
        'At most one action.',
        'On a sunken band take the tone `plane`: sunken on sunken is not seen.',
      ],
      dont: ['Don’t stack panels: what everybody frames, nobody sees.'],
      accessibility: [
        'Its heading stands in the outline at the level of its place.',
        'On `plane` every colour turns around; text, links and focus keep their contrast.',
      ],
    } satisfies Guidance,
    wording: {
      de: {
        title: 'Lieber gleich sprechen?',
        children: offer(
          'Suchen Sie sich in meinem Kalender eine Zeit für ein erstes Videogespräch aus. Er liegt bei einem externen Anbieter, der erst etwas von Ihnen erfährt, wenn Sie klicken.',
          'Videogespräch buchen',
          'öffnet in einem neuen Tab',
        ),
      },
      fr: {
        title: 'Vous préférez en parler ?',
        children: offer(
          'Choisissez un créneau dans mon agenda pour un premier échange en visio. Il est géré par un prestataire externe, qui n’apprend rien de vous tant que vous ne l’ouvrez pas.',
          'Réserver un échange en visio',
          's’ouvre dans un nouvel onglet',
        ),
      },
    } satisfies Wording<PanelProps>,
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Playground: Story = { args: { level: 2, tone: 'sunken' } };

/** A petrol wall, for what must not be missed on a sunken band. */
export const OnPlane: Story = { args: { tone: 'plane' } };

/** Inside a section that has a heading of its own. */
export const Level3: Story = { args: { level: 3 } };

export const WithoutAction: Story = {
  args: {
    title: 'This case study is currently being updated',
    children: question(
      'Please check back. If the case reminds you of your own situation,',
      'ask me about it',
    ),
  },
  parameters: {
    wording: {
      de: {
        title: 'Diese Fallstudie wird zurzeit überarbeitet',
        children: question(
          'Schauen Sie gern wieder vorbei. Wenn Sie der Fall an Ihre eigene Lage erinnert,',
          'fragen Sie mich danach',
        ),
      },
      fr: {
        title: 'Cette étude de cas est en cours de mise à jour',
        children: question(
          'Revenez prochainement. Si ce cas vous rappelle votre propre situation,',
          'parlons-en',
        ),
      },
    } satisfies Wording<PanelProps>,
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

export const LongestGerman: Story = {
  args: {
    title: 'Führungskräfteentwicklungsprogramm anfragen',
    children: offer(
      'Geschäftsführungsaufgaben, Entscheidungsgrundlagen und Verantwortungsübernahme auf Zeit.',
      'Unverbindliches Erstgespräch zur Führungskräfteentwicklung buchen',
      'öffnet in einem neuen Tab',
    ),
  },
  globals: { viewport: { value: 'reflow' } },
};

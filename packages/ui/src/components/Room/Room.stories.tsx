import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance, Wording } from '../../Guidance.js';
import { Portrait } from '../Portrait/Portrait.js';
import { Text } from '../Text/Text.js';
import { Room, type RoomProps } from './Room.js';

const text = (words: string) => [<Text key="text">{words}</Text>];

const words = {
  en: {
    title: 'Three roles, named in advance',
    note: 'Consulting goes wrong when nobody knows which role the consultant is in. I say which one it is, and when it changes.',
    children: text(
      'I tell you what I would do, and why. You may take the reasoning apart; the decision stays with you.',
    ),
  },
  de: {
    title: 'Drei Rollen, vorher benannt',
    note: 'Beratung misslingt, wenn niemand weiß, in welcher Rolle da gerade jemand spricht. Ich sage, in welcher ich bin und wann ich sie wechsle.',
    children: text(
      'Ich sage Ihnen, was ich tun würde und warum. Die Begründung dürfen Sie zerlegen, die Entscheidung bleibt bei Ihnen.',
    ),
  },
  fr: {
    title: 'Trois rôles, annoncés d’avance',
    note: 'Une mission de conseil dérape quand personne ne sait à quel titre on y parle. Je dis quel rôle je tiens, et quand j’en change.',
    children: text(
      'Je vous dis ce que je ferais, et pourquoi. Démontez le raisonnement si vous le voulez ; la décision vous appartient.',
    ),
  },
};

const meta = {
  title: 'Content/Room',
  component: Room,
  tags: ['stable'],
  args: words.en,
  argTypes: { children: { control: false }, margin: { control: false } },
  parameters: {
    layout: 'fullscreen',
    guidance: {
      for: 'A section of a page begins, with its heading, and holds what belongs to it.',
      instead: [
        { when: 'It is the head of the page', use: 'Hero' },
        { when: 'It is the end of the page', use: 'CallToAction or ContactBlock' },
        { when: 'It is an offer beside the sections', use: 'Panel' },
      ],
      do: [
        'Change the layout from room to room: a page has one rhythm otherwise.',
        'Take `wide` for rows and tables, `rail` for terms and steps, `axis` for what is read.',
        'Leave out the threshold where a plane or a change of ground draws the line already.',
      ],
      dont: [
        'Don’t nest rooms.',
        'Don’t set two sunken rooms one below the other.',
        'Don’t put `inBeam` anywhere but in the `lightFallsInto` of a Hero.',
      ],
      accessibility: [
        'The title is a heading of level 2. In `axis` and `wide` the note precedes it in the document, and so for a screen reader; on one column it is only seen below it.',
        'In the layout `rail` the heading stays in view beside what it heads, below the bar.',
        'One column below 900 px. An anchor ends up below the bar.',
      ],
    } satisfies Guidance,
    wording: { de: words.de, fr: words.fr } satisfies Wording<RoomProps>,
  },
} satisfies Meta<typeof Room>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading on the axis, the content below it on the same axis. */
export const Default: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const text = canvas.getAllByRole('paragraph').at(-1)!.getBoundingClientRect();
    await expect(text.left).toBeCloseTo(title.left, 0);
  },
};

export const Playground: Story = {
  args: { layout: 'axis', tone: 'paper', threshold: true, id: 'roles' },
};

/** The content over the whole width, margin included. */
export const Wide: Story = { args: { layout: 'wide' } };

/** The heading in the margin, beside its content. */
export const Rail: Story = { args: { layout: 'rail' } };

/** A band one step below the page. */
export const Sunken: Story = { args: { tone: 'sunken' } };

/** After a plane, whose edge is line enough. */
export const WithoutThreshold: Story = { args: { threshold: false } };

/** A portrait keeps its 320 px, and the content its axis. */
export const WithMargin: Story = { args: { margin: <Portrait /> } };

/** In the light of a Hero; the light itself begins there. */
export const InBeam: Story = { args: { inBeam: true, threshold: false } };

/** Content that brings its own headings. */
export const WithoutTitle: Story = {
  args: { title: null, note: null },
  parameters: { wording: { de: { title: null, note: null }, fr: { title: null, note: null } } },
};

export const TitleAlone: Story = {
  args: { note: null, children: null },
  parameters: {
    wording: { de: { note: null, children: null }, fr: { note: null, children: null } },
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'reflow' } } };

export const VeryLong: Story = {
  args: {
    layout: 'rail',
    title: 'Three roles, named in advance and kept apart for as long as the work takes',
  },
  globals: { viewport: { value: 'medium' } },
};

/** Margin and content change sides. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <Room {...args} layout="rail" title="שלושה תפקידים" note="אני אומר באיזה תפקיד אני נמצא.">
        <Text>אני אומר מה הייתי עושה, ולמה.</Text>
      </Room>
    </div>
  ),
};

export const LongestGerman: Story = {
  args: {
    layout: 'rail',
    title: 'Verantwortungsübernahme, Entscheidungsgrundlagen',
    note: 'Führungskräfteentwicklungsprogramme und Restrukturierungsverantwortung.',
  },
  globals: { viewport: { value: 'medium' } },
};

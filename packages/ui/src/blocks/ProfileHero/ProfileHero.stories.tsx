import { expect } from 'storybook/test';
import { fullscreenStory, type Meta, type StoryObj } from '../../storyMeta.js';
import actions from '../../components/Actions/Actions.stories.js';
import { Portrait } from '../../components/Portrait/Portrait.js';
import portraits from '../../components/Portrait/Portrait.stories.js';
import { Stats } from '../../components/Stats/Stats.js';
import stats from '../../components/Stats/Stats.stories.js';
import { vars } from '../../theme/vars.css.js';
import { ProfileHero } from './ProfileHero.js';

const meta = {
  id: 'blocks-profilehero',
  title: 'Blocks/ProfileHero (profile, person, bio, introduction, introducing, team, page header)',
  component: ProfileHero,
  args: {
    eyebrow: 'About me',
    title: 'I have moved the chairs myself',
    lead: 'I am Robin Harbour. I draw libraries for towns and schools, and come back after a year to see where the chairs are.',
    actions: actions.args.children,
    portrait: <Portrait {...portraits.args} />,
    notes: ['I speak English and Dutch.', 'All my libraries are open.'],
    children: <Stats label="In numbers" stats={stats.args.stats.slice(2)} />,
  },
  parameters: fullscreenStory({
    for: 'Begin a page about a person, or the page to reach them.',
    instead: [{ when: 'The person only signs', use: 'Signature' }],
    do: ['Let the person speak: a title in the first person, and one action.'],
    dont: ['Don’t leave out the portrait: without a photograph its frame says so.'],
  }),
} satisfies Meta<typeof ProfileHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** To get in touch: the actions are on the floor. */
export const OnPlane: Story = {
  args: {
    ground: 'plane',
    eyebrow: 'Contact',
    notes: ['Robin Harbour', 'I answer within two days.'],
    children: undefined,
  },
};

export const LightOfThePage: Story = {
  name: 'MUST light its floor in the scheme of the page, whatever the system’s is',
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.colorScheme = 'dark';
    const words = canvas.getByText('I speak English and Dutch.');
    words.style.fill = vars.color.beamOnSunken;
    const light = canvasElement.querySelector('stop')!;
    await expect(getComputedStyle(light).stopColor).toBe(getComputedStyle(words).fill);
    canvasElement.style.colorScheme = '';
  },
};

export const LargePortrait: Story = {
  name: 'MUST show the portrait 320 px wide on a desk',
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('img').getBoundingClientRect();
    await expect([portrait.width, portrait.height]).toEqual([320, 320]);
  },
};

export const OnAPhone: Story = {
  name: 'MUST show its action and the face in the first view of a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const action = box(canvas.getByRole('link', { name: 'Visit a library' }));
    const portrait = box(canvas.getByRole('img'));
    await expect(action.bottom).toBeLessThan(portrait.top);
    await expect(portrait.top + portrait.height / 2).toBeLessThan(844);
  },
};

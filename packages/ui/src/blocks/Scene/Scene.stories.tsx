import { expect } from 'storybook/test';
import { fullscreenStory, type Meta, type StoryObj } from '../../storyMeta.js';
import { Card, Cards } from '../../components/Card/Card.js';
import { ServiceCard, ServiceCards } from '../../components/ServiceCard/ServiceCard.js';
import offer from '../../components/ServiceCard/ServiceCard.stories.js';
import { Steps } from '../../components/Steps/Steps.js';
import steps from '../../components/Steps/Steps.stories.js';
import { Milestone } from '../Milestone/Milestone.js';
import { Scene, SceneRoom } from './Scene.js';
import { scenes, type SceneName } from './scenes.js';

export default {
  id: 'blocks-scene',
  title: 'Blocks/Scene, SceneRoom, Milestone (illustration, infographic)',
  component: Scene,
  subcomponents: { SceneRoom, Milestone },
  args: {
    name: 'handover',
    title: 'From the first drawing to the door',
    intro: 'For towns that have agreed on a library and not yet on its place.',
    children: (
      <Steps
        steps={steps.args.steps.map((step, index) => ({
          ...step,
          figure: <SceneRoom name="handover" part={index + 1} />,
        }))}
      />
    ),
  },
  parameters: fullscreenStory({
    for: 'Make a point with a wide drawing, and explain it below.',
    instead: [{ when: 'The section has no argument that can be drawn', use: 'Section' }],
    do: ['Choose the drawing by the argument, and don’t explain it in words.'],
    dont: ['Don’t use a scene for decoration, or one drawing twice on a page.'],
  }),
} satisfies Meta<typeof Scene>;

type Story = StoryObj<typeof Scene>;

/** One door at three moments, a step below each; on a phone beside it. */
export const Default: Story = {};

/** A pair of chairs, and a group; on a phone each in a room of its own. */
export const Conversation: Story = {
  args: {
    name: 'conversation',
    children: (
      <ServiceCards>
        <SceneRoom name="conversation" part={1} />
        <ServiceCard title="The reader" points={offer.args.points} />
        <SceneRoom name="conversation" part={2} />
        <ServiceCard title="The reading circle" points={offer.args.points} />
      </ServiceCards>
    ),
  },
};

/** Every drawing, small. */
export const EveryScene: Story = {
  parameters: {
    controls: { disable: true },
    docs: { canvas: { sourceState: 'none' }, source: { type: 'code' } },
  },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {Object.keys(scenes).map((name) => (
        <div key={name} style={{ flex: '1 0 min(24rem, 100%)' }}>
          <div style={{ zoom: 0.4 }}>
            <Scene name={name as SceneName} title={name}>
              {null}
            </Scene>
          </div>
        </div>
      ))}
    </div>
  ),
};

export const OnAPhone: Story = {
  name: 'MUST show all parts in a row on a phone',
  args: { name: 'week', children: 'Open all week, or twice.' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    let end = 0;
    for (const part of canvasElement.querySelectorAll('svg > g')) {
      const door = part.querySelector('.line')!.getBoundingClientRect();
      await expect(door.left).toBeGreaterThan(end);
      end = door.right;
    }
    await expect(end).toBeLessThan(window.innerWidth);
  },
};

/** Three stages of a career, and what has lasted since. */
export const Stages: Story = {
  args: {
    name: 'stages',
    children: (
      <>
        <Cards>
          <SceneRoom name="stages" part={1} />
          <Card title="A studio of our own" text="There was a door." />
          <SceneRoom name="stages" part={2} />
          <Card title="Twice the shelves" text="There were two." />
          <SceneRoom name="stages" part={3} />
          <Card title="A roof that leaked" text="There was a bucket." />
        </Cards>
        <Milestone
          title={{ before: 'Since', value: '1998', after: 'among readers' }}
          text="They know where it is too dark."
        />
      </>
    ),
  },
};

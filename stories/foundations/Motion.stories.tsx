import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { Copy } from './Copy.js';

export default { title: 'Foundations/Motion' } satisfies Meta;

const { ease, ...durations } = tokens.motion;

/**
 * Motion shows a change of state and nothing else: `quick` for what is under the pointer, `calm` for what
 * appears, `slow` for a drawing, all on one curve. With reduced motion nothing moves. Hover or focus a row
 * to see it.
 */
export const Durations: StoryObj = {
  render: () => (
    <div className="foundation-stack">
      <Copy value={ease} />
      {Object.entries(durations).map(([name, duration]) => (
        <div key={name} className="foundation-track">
          {name}: {duration} <Copy value={`var(--advisor-motion-${name})`} />
          <div
            className="foundation-mover"
            style={{ transition: `transform ${duration} ${ease}` }}
          />
        </div>
      ))}
    </div>
  ),
};

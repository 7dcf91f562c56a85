import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../packages/ui/src/components/Button/Button.js';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.js';
import { Text } from '../../packages/ui/src/components/Text/Text.js';
import { hoverDelays, tokens } from '../../packages/ui/src/theme/tokens.js';
import { Copy } from './Copy.js';

export default { title: 'Foundations/Motion' } satisfies Meta;

const { ease, ...durations } = tokens.motion;

/**
 * Motion shows a change of state and nothing else: `quick` for what is under the pointer, `calm` for what
 * appears, `slow` for a drawing. Hover or focus a row to see it.
 */
export const Durations: StoryObj = {
  render: () => (
    <Stack space={5}>
      <Text>
        One curve, <Copy value={ease} />. With reduced motion nothing moves.
      </Text>
      {Object.entries(durations).map(([name, duration]) => (
        <div key={name} className="foundation-track">
          <Stack space={2}>
            <div>
              <Button tone="quiet">{`${name}: ${duration}`}</Button>{' '}
              <Copy value={`var(--advisor-motion-${name})`} />
            </div>
            <div
              className="foundation-mover"
              style={{ transition: `transform ${duration} ${ease}` }}
            />
          </Stack>
        </div>
      ))}
      <Text tone="muted">
        {`The bar’s panels open after ${hoverDelays.open} ms, close after ${hoverDelays.close} ms, and open at once within ${hoverDelays.skip} ms of the last one.`}
      </Text>
    </Stack>
  ),
};

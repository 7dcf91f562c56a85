import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag, Icon, Stack, type FlagName, type IconName } from '@advisor/ui';
import { flagPaths } from '../../packages/ui/src/components/Flag/Flag.js';
import { iconPaths } from '../../packages/ui/src/components/Icon/Icon.js';
import { Copy } from './Copy.js';

export default { title: 'Foundations/Signs' } satisfies Meta;

/** Drawn in one stroke on a grid of 16 px, in the colour of the text. */
export const Icons: StoryObj = {
  render: () => (
    <Stack space={5}>
      <div className="foundation-grid">
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <Stack key={name} space={2}>
            <span style={{ fontSize: 32 }}>
              <Icon name={name} />
            </span>
            <Copy value={name} />
          </Stack>
        ))}
      </div>
    </Stack>
  ),
};

/** Drawn, because Windows has no flags among its emoji. */
export const Flags: StoryObj = {
  render: () => (
    <Stack space={5}>
      <div className="foundation-grid">
        {(Object.keys(flagPaths) as FlagName[]).map((name) => (
          <Stack key={name} space={2}>
            <Flag name={name} />
            <Copy value={name} />
          </Stack>
        ))}
      </div>
    </Stack>
  ),
};

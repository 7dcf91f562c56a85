import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Flag, flagPaths, type FlagName } from '../../packages/ui/src/components/Flag/Flag.js';
import { Icon, iconPaths, type IconName } from '../../packages/ui/src/components/Icon/Icon.js';
import { Copy } from './Copy.js';

export default {
  id: 'foundations-signs',
  title: 'Foundations/Signs (icons, flags, symbols)',
} satisfies Meta;

const every = <Name extends string>(
  names: Record<Name, unknown>,
  draw: (name: Name) => ReactElement,
): StoryObj => ({
  render: () => (
    <div className="foundation-grid">
      {(Object.keys(names) as Name[]).map((name) => (
        <div key={name}>
          {draw(name)}
          <Copy value={name} />
        </div>
      ))}
    </div>
  ),
});

/**
 * Drawn in one stroke on a grid of 16 px, in the colour of the text. An icon repeats what the words beside
 * it say, and never replaces them. An arrow is for a link, a chevron for something that opens here.
 */
export const Icons = every<IconName>(iconPaths, (name) => (
  <span style={{ fontSize: 32 }}>
    <Icon name={name} />
  </span>
));

/** Drawn, because Windows has no flags among its emoji. A flag is always beside the code of its language. */
export const Flags = every<FlagName>(flagPaths, (name) => <Flag name={name} />);

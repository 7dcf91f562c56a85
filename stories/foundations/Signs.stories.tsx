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
 * One-stroke icons on a 16 px grid, in the text colour. An icon never replaces text. Arrows are for
 * links, chevrons for disclosures.
 */
export const Icons = every<IconName>(iconPaths, (name) => (
  <span style={{ fontSize: 32 }}>
    <Icon name={name} />
  </span>
));

/** Windows has no flag emoji. A flag is always beside a language code. */
export const Flags = every<FlagName>(flagPaths, (name) => <Flag name={name} />);

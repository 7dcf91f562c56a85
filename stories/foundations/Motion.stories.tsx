import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { Copy } from './Copy.js';
import { Table } from './Table.js';

export default {
  id: 'foundations-motion',
  title: 'Foundations/Motion (animation, transition, easing)',
} satisfies Meta;

const { ease, ...durations } = tokens.motion;

const uses = {
  quick:
    'What is under the pointer: the ground of a Button, the chevron of a group, a panel of the bar.',
  calm: 'What comes and goes: the sheet of SiteHeader, a Toast, the line below an entry of the bar.',
  slow: 'What a drawing does: a door that opens, a figure that turns.',
} satisfies Record<keyof typeof durations, string>;

/**
 * Durations by what moves, not by what looks lively: motion only shows a change of state. Hover or
 * focus a row.
 */
export const Durations: StoryObj = {
  render: () => (
    <Table
      head={['Duration and use', 'Value', 'In CSS', 'How it moves']}
      rows={Object.entries(durations).map(([name, duration]) => [
        <Fragment key="name">
          <code>{name}</code>
          <div className="foundation-use">{uses[name as keyof typeof uses]}</div>
        </Fragment>,
        duration,
        <Copy key="variable" value={`var(--advisor-motion-${name})`} />,
        <div key="track" className="foundation-track">
          <button
            type="button"
            aria-label={`Move, ${name}`}
            className="foundation-mover"
            style={{ transition: `transform ${duration} ${ease}` }}
          />
        </div>,
      ])}
    />
  ),
};

/** One easing for all: fast start, slow end. */
export const Curve: StoryObj = {
  render: () => {
    const [x1, y1, x2, y2] = ease.match(/[\d.]+/g)!.map(Number) as [number, number, number, number];
    return (
      <div className="foundation-stack">
        <svg className="foundation-curve" viewBox="0 0 100 100" role="img" aria-label={ease}>
          <path d={`M0 100C${100 * x1} ${100 - 100 * y1} ${100 * x2} ${100 - 100 * y2} 100 0`} />
        </svg>
        <div>
          <Copy value={ease} /> <Copy value="var(--advisor-motion-ease)" />
        </div>
      </div>
    );
  },
};

/** With reduced motion every change is immediate. Nothing moves by itself or repeats. */
export const Reduced: StoryObj = {
  render: () => (
    <div className="foundation-track">
      <button type="button" aria-label="Move at once" className="foundation-mover" />
    </div>
  ),
};

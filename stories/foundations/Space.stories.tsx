import type { Meta, StoryObj } from '@storybook/react-vite';
import { pixels } from './values.js';
import { breakpoints, tokens } from '../../packages/ui/src/theme/tokens.js';
import { Table } from './Table.js';
import { Copy } from './Copy.js';

export default {
  id: 'foundations-space',
  title: 'Foundations/Space (spacing, size, breakpoint)',
} satisfies Meta;

const windows = [390, 768, 1440].map((width) => ({ width, height: 900 }));

/** A scale: the name, the value, what it is in windows of these widths where it grows, and how long it is. */
function Scale({ group, values }: { group?: string; values: Record<string, string> }) {
  const fluid = Object.values(values).some((value) => value.includes('vw'));
  const lengths = Object.values(values).map((value) => pixels(value, windows[2]!));
  const share = 100 / Math.max(...lengths);
  const bar = (length: number) => ({ width: `min(${length}px, ${share * length}%)` });
  return (
    <Table
      isScale
      head={[
        'Name',
        'Value',
        ...(group ? ['In CSS'] : []),
        ...(fluid ? windows.map(({ width }) => `${width} px`) : []),
        'Length',
      ]}
      rows={Object.entries(values).map(([name, value], at) => [
        <code key="name">{name}</code>,
        <Copy key="value" value={value} />,
        ...(group ? [<Copy key="variable" value={`var(--advisor-${group}-${name})`} />] : []),
        ...(fluid ? windows.map((window) => `${pixels(value, window)} px`) : []),
        <div key="bar" className="foundation-bar" style={bar(lengths[at]!)} />,
      ])}
    />
  );
}

/**
 * The distances of Stack and of the components. Things that are read together are 2 or 3 apart, paragraphs
 * 4, parts of a section 6 or 7. Take them by name: a test finds a number that is on the scale.
 */
export const Spacing: StoryObj = { render: () => <Scale group="space" values={tokens.space} /> };

/**
 * Distances that grow with the window: `gutter` from its edge to the content, `section` above and below each
 * section, `head` below its heading. From `wide` on the content is halved or in thirds, one and two, with `gap`.
 */
export const Layout: StoryObj = { render: () => <Scale group="layout" values={tokens.layout} /> };

/**
 * `target` is the least height of what is pressed, `control` that of buttons and fields, `controlInset` and
 * `controlInsetCompact` what a button has beside its words. `bar`, `panel`, `sheet` and `sheetWide` belong to
 * SiteHeader, `portrait` to Portrait; `content` is the widest a page gets, `measure` the longest line of text.
 */
export const Sizes: StoryObj = { render: () => <Scale group="size" values={tokens.size} /> };

const edges = Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`]);

/** Below `small` all is one column, below `medium` sections are; below `wide` the bar has a menu button. */
export const Breakpoints: StoryObj = { render: () => <Scale values={Object.fromEntries(edges)} /> };

/** Controls are rounded; walls and pictures have square corners. */
export const Radii: StoryObj = { render: () => <Scale group="radius" values={tokens.radius} /> };

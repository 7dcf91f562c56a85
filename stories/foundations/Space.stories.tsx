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

/** Table of a scale: name, value, computed value at several window sizes, and length. */
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
 * Gaps of `Stack` and of components: 2 or 3 within a group, 4 between paragraphs, 6 or 7 between
 * parts of a section.
 */
export const Spacing: StoryObj = { render: () => <Scale group="space" values={tokens.space} /> };

/**
 * Distances that grow with the window: `gutter` beside the content, `section` above and below a
 * section, `head` below its heading, `gap` between columns.
 */
export const Layout: StoryObj = { render: () => <Scale group="layout" values={tokens.layout} /> };

/**
 * `target`: minimum height of a target; `control`: of buttons and fields; `controlInset`: padding
 * of a button; `content`: maximum width of a page; `measure`: of a line of text. The others are
 * named for their component.
 */
export const Sizes: StoryObj = { render: () => <Scale group="size" values={tokens.size} /> };

const edges = Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`]);

/**
 * Below `small` everything is in one column, below `medium` sections are. Below `bar` the header
 * has a menu button.
 */
export const Breakpoints: StoryObj = { render: () => <Scale values={Object.fromEntries(edges)} /> };

/** Only controls are rounded. */
export const Radii: StoryObj = { render: () => <Scale group="radius" values={tokens.radius} /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@advisor/ui';
import { pixels } from '../../packages/ui/tools/designTokens.js';
import { breakpoints, tokens } from '../../packages/ui/src/theme/tokens.js';
import { FoundationPage } from '../DocsPage.js';
import { Copy } from './Copy.js';
import './foundations.css';

export default {
  title: 'Foundations/Space',
  parameters: { docs: { page: FoundationPage } },
} satisfies Meta;

const windows = [390, 768, 1440].map((width) => ({ width, height: 900 }));

/** A scale: the name, the value, how long it is, and in px where it grows with the window. */
function Scale({ group, values }: { group: string; values: Record<string, string> }) {
  const fluid = Object.values(values).some((value) => value.includes('vw'));
  return (
    <Stack space={5}>
      <table className="foundation-table">
        <tbody>
          {Object.entries(values).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <Copy value={value} />
              </td>
              <td>{group && <Copy value={`var(--${group}-${name})`} />}</td>
              {fluid &&
                windows.map((window) => (
                  <td key={window.width}>
                    {pixels(value, window)} px at {window.width}
                  </td>
                ))}
              <td style={{ width: '40%' }}>
                <div className="foundation-bar" style={{ width: value, maxWidth: '100%' }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

/** The distances of Stack and of the components. */
export const Spacing: StoryObj = {
  render: () => <Scale group="space" values={tokens.space} />,
};

/** Distances that grow with the window. */
export const Layout: StoryObj = {
  render: () => <Scale group="layout" values={tokens.layout} />,
};

export const Sizes: StoryObj = { render: () => <Scale group="size" values={tokens.size} /> };

/** Widths at which the layout changes. */
export const Breakpoints: StoryObj = {
  render: () => (
    <Scale
      group=""
      values={Object.fromEntries(
        Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`]),
      )}
    />
  ),
};

export const Radii: StoryObj = {
  render: () => (
    <Stack space={5}>
      <div className="foundation-grid">
        {Object.entries(tokens.radius).map(([name, value]) => (
          <Stack key={name} space={2}>
            <div className="foundation-box" style={{ borderRadius: value }} />
            <code className="foundation-code">
              {name}: {value}
            </code>
          </Stack>
        ))}
      </div>
    </Stack>
  ),
};

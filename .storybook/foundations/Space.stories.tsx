import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Stack } from '@advisor/ui';
import { breakpoints, tokens } from '../../packages/ui/src/theme/tokens.js';
import './foundations.css';

export default { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;

function Scale({ title, values }: { title: string; values: Record<string, string> }) {
  return (
    <Stack space={5}>
      <Heading level={1} size="h2">
        {title}
      </Heading>
      <table className="foundation-table">
        <tbody>
          {Object.entries(values).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{value}</code>
              </td>
              <td style={{ width: '60%' }}>
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
  render: () => <Scale title="Spacing" values={tokens.space} />,
};

/** Distances that grow with the window. */
export const Layout: StoryObj = {
  render: () => <Scale title="Layout" values={tokens.layout} />,
};

export const Sizes: StoryObj = { render: () => <Scale title="Sizes" values={tokens.size} /> };

/** Widths at which the layout changes. */
export const Breakpoints: StoryObj = {
  render: () => (
    <Scale
      title="Breakpoints"
      values={Object.fromEntries(
        Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`]),
      )}
    />
  ),
};

export const Radii: StoryObj = {
  render: () => (
    <Stack space={5}>
      <Heading level={1} size="h2">
        Radii
      </Heading>
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

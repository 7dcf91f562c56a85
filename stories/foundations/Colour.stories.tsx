import type { Meta, StoryObj } from '@storybook/react-vite';
import { wcagContrast } from 'culori';
import { Fragment } from 'react';
import { colorUses } from '../../packages/ui/src/theme/colorUses.js';
import { contrastPairs } from '../../packages/ui/src/theme/contrast.js';
import { tokens, type ColorRole } from '../../packages/ui/src/theme/tokens.js';
import { hex } from './values.js';
import { vars } from '../../packages/ui/src/theme/vars.css.js';
import { Table } from './Table.js';
import { Copy } from './Copy.js';

export default {
  id: 'foundations-colour',
  title: 'Foundations/Colour (color, palette, token, contrast, shadow)',
} satisfies Meta;

const schemes = ['light', 'dark'] as const;
const roles = Object.keys(tokens.color.light) as ColorRole[];

/**
 * Every colour role in both schemes. Choose a role by its meaning, not by its look: another scheme
 * or brand changes the look.
 */
export const Roles: StoryObj = {
  render: () => (
    <Table
      head={['Role and use', 'Light and dark', 'Values', 'Hex', 'In CSS']}
      rows={roles.map((role) => [
        <Fragment key="role">
          <code>{role}</code>
          <div className="foundation-use">{colorUses[role]}</div>
        </Fragment>,
        <div key="schemes" className="foundation-schemes">
          {schemes.map((scheme) => (
            <div key={scheme} className="foundation-scheme" style={{ colorScheme: scheme }}>
              <div className="foundation-swatch" style={{ background: vars.color[role] }} />
            </div>
          ))}
        </div>,
        ...[String, hex].map((written) =>
          schemes.map((scheme) => (
            <div key={scheme}>
              <Copy value={written(tokens.color[scheme][role])} />
            </div>
          )),
        ),
        <Copy key="variable" value={vars.color[role]} />,
      ])}
    />
  ),
};

/**
 * Every pair that components use, with its contrast ratio, which a test checks: 7:1 for text; 4.5:1
 * for small brass labels; 3:1 for edges of controls and the focus.
 */
export const Contrast: StoryObj = {
  render: () => (
    <Table
      head={['Foreground on background', 'Use', 'Needs', 'Light', 'Dark']}
      rows={contrastPairs.map(({ foreground, background, ratio, use }) => [
        <Fragment key="pair">
          <code>{foreground}</code> on <code>{background}</code>
        </Fragment>,
        use,
        `${ratio}:1`,
        ...schemes.map((scheme) => {
          const colors = tokens.color[scheme];
          const reached = wcagContrast(colors[foreground], colors[background]).toFixed(1);
          const look = { color: colors[foreground], background: colors[background] };
          return (
            <div key={scheme} className="foundation-schemes">
              <div className="foundation-sample" style={look}>
                {ratio === 3 ? <div className="foundation-bar" /> : 'Clarity'}
              </div>
              <div className="foundation-sample">{reached}</div>
            </div>
          );
        }),
      ])}
    />
  ),
};

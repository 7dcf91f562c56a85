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
 * Every role of the colour tokens, in both schemes: that of the reader’s system decides which value shows. Take the role that says what a thing is, never the one that
 * looks right: the other scheme and another brand change the look. `text` is for words, `muted` for
 * what may be skipped, `accentText` for small labels; `primary` is for the one action of a section. Brass is only a line or a
 * small accent.
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
 * Every pair that the components use, with its ratio: the test of the package fails below the limit. Text
 * needs 4.5:1; large text, the edges of controls and the focus need 3:1.
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

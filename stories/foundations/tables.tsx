import { ColorItem, ColorPalette, Markdown } from '@storybook/addon-docs/blocks';
import { formatHex, formatHex8, parse, wcagContrast } from 'culori';
import { colorUses } from '../../packages/ui/src/theme/colorUses.js';
import { contrastPairs } from '../../packages/ui/src/theme/contrast.js';
import { tokens, type ColorRole } from '../../packages/ui/src/theme/tokens.js';

const { light, dark } = tokens.color;

/** A colour as hex, for tools without OKLCH; with alpha if it has one. */
function hex(value: string): string {
  return (parse(value)!.alpha === undefined ? formatHex : formatHex8)(value)!;
}

/** Colour roles with their use and their values in both schemes. */
export const Colours = () => (
  <ColorPalette>
    {(Object.keys(colorUses) as ColorRole[]).map((role) => (
      <ColorItem
        key={role}
        title={role}
        subtitle={colorUses[role]}
        colors={{ light: hex(light[role]), dark: hex(dark[role]) }}
      />
    ))}
  </ColorPalette>
);

type Row = readonly (string | number)[];

const Table = ({ head, rows }: { head: Row; rows: readonly Row[] }) => (
  <Markdown>
    {[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
  </Markdown>
);

/** Each foreground on every background that it is allowed on, with the contrast that it needs and has. */
export const Contrast = () => (
  <Table
    head={['Foreground', 'Needs', 'Has, in light and in dark']}
    rows={[...new Set(contrastPairs.map(({ foreground }) => foreground))].map((foreground) => {
      const pairs = contrastPairs.filter((pair) => pair.foreground === foreground);
      const has = pairs.map(({ background }) => {
        const ratios = [light, dark].map((colors) =>
          wcagContrast(colors[foreground], colors[background]).toFixed(1),
        );
        return `on \`${background}\` ${ratios.join(' and ')}`;
      });
      return [foreground, pairs[0]!.ratio, has.join(', ')];
    })}
  />
);

/** Tokens of a group with their custom properties and values. */
export const Tokens = ({ group }: { group: Exclude<keyof typeof tokens, 'color'> }) => (
  <Table
    head={['Name', 'In CSS', 'Value']}
    rows={Object.entries(tokens[group]).map(([name, value]) => [
      name,
      `\`var(--advisor-${group}-${name})\``,
      value,
    ])}
  />
);

import { Markdown } from '@storybook/addon-docs/blocks';
import { formatHex, formatHex8, parse, wcagContrast } from 'culori';
import { colorUses } from '../../packages/ui/src/theme/colorUses.js';
import { contrastPairs } from '@advisor/ui/contrast';
import { tokens, type ColorRole } from '@advisor/ui/tokens';

const { light, dark } = tokens.color;

/** A colour as hex, for tools without OKLCH; with alpha if it has one. */
function hex(value: string): string {
  return (parse(value)!.alpha === undefined ? formatHex : formatHex8)(value)!;
}

const roles = Object.keys(colorUses) as ColorRole[];

type Row = readonly (string | number)[];

const Table = ({ head, rows }: { head: Row; rows: readonly Row[] }) => (
  <Markdown>
    {[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
  </Markdown>
);

/** Colour roles from one to another: their use, and their values in both schemes. */
export const Colours = ({ from, to }: { from: ColorRole; to: ColorRole }) => (
  <Table
    head={['In CSS', 'Light', 'Dark']}
    rows={roles
      .slice(roles.indexOf(from), roles.indexOf(to) + 1)
      .map((role) => [
        `\`var(--advisor-color-${role})\`<br>${colorUses[role]}`,
        ...[light[role], dark[role]].map(
          (value) =>
            `<div style="width:10em;height:2em;background:${hex(value)};border:1px solid"></div>${value}<br>${hex(value)}`,
        ),
      ])}
  />
);

/** Each background with every foreground that is allowed on it, and the contrast that it has. */
export const Contrast = () => (
  <Table
    head={['Background', 'In light', 'In dark']}
    rows={[...new Set(contrastPairs.map(({ background }) => background))].map((background) => {
      const pairs = contrastPairs.filter((pair) => pair.background === background);
      const samples = [light, dark].map((colors) =>
        pairs.map(({ foreground }) => {
          const style = `color:${hex(colors[foreground])};background:${hex(colors[background])}`;
          const ratio = wcagContrast(colors[foreground], colors[background]).toFixed(1);
          return `<div style="padding:2px 8px;${style}">${foreground} ${ratio}</div>`;
        }),
      );
      return [background, ...samples.map((column) => column.join(''))];
    })}
  />
);

/** A length in px, in a window of 390 by 844 and of 1440 by 900; `cqi` as wide as the content, `em` of a numeral. */
export function pxAtBoth(length: string): number[] {
  const { numeral } = tokens.fontSize;
  return [
    { vw: 3.9, vh: 8.44, svh: 8.44, cqi: 3.5 },
    { vw: 14.4, vh: 9, svh: 9, cqi: 12.48 },
  ].map((px: Record<string, number>) => {
    // A new one each: a change would be a transition, which begins with the size before it.
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.fontSize = length
      .replace(/([\d.]+)em/g, `calc($1 * ${numeral})`)
      .replace(/([\d.]+)(s?vh|vw|cqi)/g, (_, n, unit) => `calc(${n} * ${px[unit]}px)`);
    const size = Math.round(parseFloat(getComputedStyle(probe).fontSize) * 10) / 10;
    probe.remove();
    return size;
  });
}

/** `16 px`, or `20.1 to 86.2 px` where it grows with the window, each as a bar. */
function bars(length: string): string {
  const sizes = [...new Set(pxAtBoth(length))];
  const drawn = sizes.map(
    (px) => `<div style="width:${px}px;height:8px;margin:2px;background:currentColor"></div>`,
  );
  return `${sizes.join(' to ')} px${drawn.join('')}`;
}

/** Tokens of a group with their custom properties and values; distances also in px, and as bars. */
export const Tokens = ({ group }: { group: Exclude<keyof typeof tokens, 'color'> }) => (
  <Table
    head={['Name', 'In CSS', 'Value']}
    rows={Object.entries(tokens[group]).map(([name, value]) => [
      name,
      `\`var(--advisor-${group}-${name})\``,
      group === 'space' || group === 'layout' ? bars(value) : value,
    ])}
  />
);

import { calc } from '@csstools/css-calc';
import { formatHex, formatHex8, parse, type Oklch } from 'culori';
import { colorUses } from '../src/theme/colorUses.js';
import { breakpoints, tokens, type ColorRole } from '../src/theme/tokens.js';

/** Viewports, in px, for which fluid lengths are computed. */
const windows = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/**
 * The tokens of one scheme in the format of the Design Tokens Community Group (2025.10), for Figma’s
 * variables, Style Dictionary and other tools.
 *
 * The format has no fluid lengths: font sizes and layout distances are in px for a phone and a desk.
 */
export function designTokens(scheme: 'light' | 'dark') {
  const { ease, ...durations } = tokens.motion;
  return {
    $description: `Tokens of @advisor/ui, ${scheme} scheme.`,
    color: {
      $type: 'color',
      ...each(tokens.color[scheme], (value, role) => ({
        $value: color(value),
        $description: colorUses[role as ColorRole],
      })),
    },
    font: { $type: 'fontFamily', ...each(tokens.font, (value) => ({ $value: families(value) })) },
    fontWeight: { $type: 'fontWeight', ...each(tokens.fontWeight, number) },
    lineHeight: { $type: 'number', ...each(tokens.lineHeight, number) },
    fontSize: { $type: 'dimension', ...each(tokens.fontSize, fluid) },
    space: { $type: 'dimension', ...each(tokens.space, fixed) },
    size: { $type: 'dimension', ...each(tokens.size, fixed) },
    radius: { $type: 'dimension', ...each(tokens.radius, fixed) },
    layout: { $type: 'dimension', ...each(tokens.layout, fluid) },
    breakpoint: {
      $type: 'dimension',
      ...each(breakpoints, (value) => ({ $value: { value, unit: 'px' } })),
    },
    duration: {
      $type: 'duration',
      ...each(durations, (value) => ({ $value: { value: parseFloat(value), unit: 'ms' } })),
    },
    easing: {
      $type: 'cubicBezier',
      standard: { $value: (ease.match(/[\d.]+/g) ?? []).map(Number) },
    },
  };
}

/** A length of the tokens in px, in a window of the given size; text is at its usual 16 px. */
export function pixels(length: string, window: { width: number; height: number }): number {
  const body =
    length.endsWith('em') && !length.endsWith('rem') ? pixels(tokens.fontSize.body, window) : 0;
  const px = { rem: 16, em: body, vw: window.width / 100, vh: window.height / 100 };
  const absolute = length.replace(
    /([\d.]+)(rem|em|vw|vh)\b/g,
    (_, value: string, unit) => `${Number(value) * px[unit as keyof typeof px]}px`,
  );
  return Math.round(parseFloat(calc(absolute)) * 100) / 100;
}

/** A colour as hex, for tools that know no OKLCH; with its alpha where it has one. */
export function hex(value: string): string {
  return (parse(value)!.alpha === undefined ? formatHex : formatHex8)(value)!;
}

const each = <Value>(
  group: Readonly<Record<string, Value>>,
  token: (value: Value, name: string) => object,
) => Object.fromEntries(Object.entries(group).map(([name, value]) => [name, token(value, name)]));

const number = (value: string) => ({ $value: Number(value) });

const fixed = (value: string) => ({
  $value: { value: pixels(value, windows.desk), unit: 'px' },
});

const fluid = (value: string) =>
  each(windows, (window) => ({ $value: { value: pixels(value, window), unit: 'px' } }));

function color(value: string) {
  const { l, c, h = 0, alpha = 1 } = parse(value) as Oklch;
  // 95.7 % is 0.957, not 0.9570000000000001.
  return { colorSpace: 'oklch', components: [+l.toFixed(4), c, h], alpha, hex: formatHex(value)! };
}

/** The font families, without the application's metric-matched fallbacks. */
function families(stack: string): string[] {
  return stack
    .split(',')
    .map((family) => family.trim().replaceAll("'", ''))
    .filter((family) => !family.endsWith('-fb'));
}

import { calc } from '@csstools/css-calc';
import { formatHex, formatHex8, parse, wcagContrast } from 'culori';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as button from '../../packages/ui/src/components/Button/Button.css.js';
import * as heading from '../../packages/ui/src/components/Heading/Heading.css.js';
import * as footer from '../../packages/ui/src/components/SiteFooter/SiteFooter.css.js';
import * as stats from '../../packages/ui/src/components/Stats/Stats.css.js';
import * as text from '../../packages/ui/src/components/Text/Text.css.js';
import { classes } from '../../packages/ui/src/styles/classes.js';
import { colorUses } from '../../packages/ui/src/theme/colorUses.js';
import { contrastPairs } from '../../packages/ui/src/theme/contrast.js';
import { tokens, type ColorRole } from '../../packages/ui/src/theme/tokens.js';

type TableProps = {
  head: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[];
};

/** A table as in Markdown. */
export const Table = ({ head, rows }: TableProps) => (
  <table>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([heading, ...cells], row) => (
        <tr key={row}>
          <th scope="row">{heading}</th>
          {cells.map((cell, at) => (
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const schemes = ['light', 'dark'] as const;
const swatch = { inlineSize: 88, blockSize: 24, border: '1px solid var(--advisor-color-hairline)' };

/** A group begins with a role and ends before the next one. */
const groups: Partial<Record<ColorRole, string>> = {
  bg: 'Grounds',
  text: 'Words',
  primary: 'Actions',
  accentText: 'Brass, edges and rules',
  danger: 'Messages and focus',
  plane: 'Petrol',
  scrim: 'Overlays',
};

/** A colour as hex, for tools without OKLCH; with alpha if it has one. */
function hex(value: string): string {
  return (parse(value)!.alpha === undefined ? formatHex : formatHex8)(value)!;
}

/** Colour roles in groups, with their values in both schemes. */
export function Colours() {
  const roles = Object.keys(colorUses) as ColorRole[];
  const starts = roles.filter((role) => groups[role]);
  return starts.map((start, at) => (
    <section key={start}>
      <h3>{groups[start]}</h3>
      <Table
        head={['Role', 'Use', 'Light', 'Dark']}
        rows={roles
          .slice(roles.indexOf(start), starts[at + 1] && roles.indexOf(starts[at + 1]!))
          .map((role) => [
            <div key="role" style={{ inlineSize: 130 }}>
              {role}
            </div>,
            <div key="use" style={{ inlineSize: 400 }}>
              {colorUses[role]}
            </div>,
            ...schemes.map((scheme) => {
              const value = tokens.color[scheme][role];
              return (
                <div key={scheme}>
                  <div style={{ ...swatch, background: value }} />
                  <code>{hex(value)}</code>
                </div>
              );
            }),
          ])}
      />
    </section>
  ));
}

const foregrounds = [...new Set(contrastPairs.map(({ foreground }) => foreground))];

/** Each foreground on every background that it is allowed on, with the contrast that it needs and has. */
export const Contrast = () => (
  <Table
    head={['Foreground', 'Use', 'Needs', 'On, in light', 'On, in dark']}
    rows={foregrounds.map((foreground) => {
      const pairs = contrastPairs.filter((pair) => pair.foreground === foreground);
      return [
        foreground,
        colorUses[foreground],
        `${pairs[0]!.ratio}:1`,
        ...schemes.map((scheme) => {
          const colors = tokens.color[scheme];
          return (
            <div key={scheme} style={{ inlineSize: 170, color: colors[foreground] }}>
              {pairs.map(({ background: name }) => (
                <div key={name} style={{ background: colors[name], padding: '2px 8px' }}>
                  {name} {wcagContrast(colors[foreground], colors[name]).toFixed(1)}
                </div>
              ))}
            </div>
          );
        }),
      ];
    })}
  />
);

/** A token's length in px in a window of the given size, with 1rem = 16 px. */
function pixels(length: string, window: { width: number; height: number }): number {
  const body =
    length.endsWith('em') && !length.endsWith('rem') ? pixels(tokens.fontSize.body, window) : 0;
  const px = { rem: 16, em: body, vw: window.width / 100, vh: window.height / 100 };
  const absolute = length.replace(
    /([\d.]+)(rem|em|vw|vh)\b/g,
    (_, value: string, unit) => `${Number(value) * px[unit as keyof typeof px]}px`,
  );
  return Math.round(parseFloat(calc(absolute)) * 10) / 10;
}

const pixelCell = (length: string, window: { width: number; height: number }) => (
  <span key={window.width} style={{ whiteSpace: 'nowrap' }}>
    {pixels(length, window)} px
  </span>
);

const windows = [390, 1440].map((width) => ({ width, height: 900 }));

type ScaleProps = {
  values: Readonly<Record<string, string>>;
  /** Group of the custom properties. @default none, as for breakpoints */
  group?: string;
};

/** Lengths by name, on a phone and on a desktop. */
export const Scale = ({ values, group }: ScaleProps) => (
  <Table
    head={['Name', group ? 'In CSS' : 'Value', '390 px', '1440 px', 'Length']}
    rows={Object.entries(values).map(([name, value]) => [
      name,
      <code key="value">{group ? `var(--advisor-${group}-${name})` : value}</code>,
      ...windows.map((window) => pixelCell(value, window)),
      <div
        key="length"
        style={{ inlineSize: value, maxInlineSize: 400, blockSize: 12, background: 'currentcolor' }}
      />,
    ])}
  />
);

type Step = keyof typeof tokens.fontSize;

const sizeUses: Record<Step, string> = {
  tiny: 'Legal details in the footer, the lines below a table.',
  small: 'Notes, hints, messages and labels, read second.',
  body: 'Running text.',
  lead: 'The sentence below a heading, once a section.',
  control: 'The label of a button.',
  controlCompact: 'The label of a button in the bar.',
  h4: 'The heading of a card or a notice, the links of a panel.',
  h3: 'The heading of a part of a section, a name.',
  h2Small: 'The heading of a Section of second rank.',
  h2: 'The heading of a Section.',
  h1: 'The heading of a page.',
  statement: 'The sentence of a ValueStatement.',
  monument: 'The heading of the home page.',
  numeral: 'A figure of Stats, a price.',
};
const styleOf = (step: Step): string => {
  if (step === 'control') return button.filled;
  if (step === 'controlCompact') return classes(button.filled, button.compact);
  if (step === 'numeral') return stats.stats;
  if (step === 'tiny') return footer.details;
  if (step === 'small' || step === 'body' || step === 'lead') return text.size[step];
  return classes(heading.heading, heading.size[step]);
};

/** A text style: what the browser makes of its component's class, and how it looks. */
function TextStyle({ step }: { step: Step }) {
  const specimen = useRef<HTMLElement>(null);
  const [style, setStyle] = useState<CSSStyleDeclaration>();
  useLayoutEffect(() => setStyle(getComputedStyle(specimen.current!)), []);
  const inEm = (length = '') =>
    Math.round((parseFloat(length) / parseFloat(style!.fontSize)) * 1000) / 1000 || 0;
  return (
    <tbody>
      <tr>
        <th scope="row">{step}</th>
        <td>{sizeUses[step]}</td>
        {windows.map((window) => (
          <td key={window.width}>{pixelCell(tokens.fontSize[step], window)}</td>
        ))}
        <td>{style?.fontFamily.split(',')[0]!.replaceAll('"', '')}</td>
        <td>{style?.fontWeight}</td>
        <td>{style && inEm(style.lineHeight)}</td>
        <td>{style && `${inEm(style.letterSpacing)} em`}</td>
      </tr>
      <tr>
        <td colSpan={8}>
          <div className="sb-unstyled text-specimen">
            <span
              ref={specimen}
              className={styleOf(step)}
              style={{ fontSize: tokens.fontSize[step] }}
            >
              Clear the view first,
              <br />
              then decide at 9:30
            </span>
          </div>
        </td>
      </tr>
    </tbody>
  );
}

/** Text styles with their use, values and looks. */
export const TypeSizes = () => (
  <table>
    <thead>
      <tr>
        {['Style', 'Use', '390 px', '1440 px', 'Face', 'Weight', 'Line height', 'Tracking'].map(
          (title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ),
        )}
      </tr>
    </thead>
    {(Object.keys(sizeUses) as Step[]).map((step) => (
      <TextStyle key={step} step={step} />
    ))}
  </table>
);

/** Tokens that are no lengths, by group. */
export const Values = ({
  groups,
}: {
  groups: readonly ('fontWeight' | 'lineHeight' | 'font')[];
}) => (
  <Table
    head={['Name', 'Value', 'In CSS']}
    rows={groups.flatMap((group) =>
      Object.entries(tokens[group]).map(([name, value]) => [
        name,
        value,
        <code key="variable">{`var(--advisor-${group}-${name})`}</code>,
      ]),
    )}
  />
);

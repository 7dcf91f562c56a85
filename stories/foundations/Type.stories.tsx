import type { Meta, StoryObj } from '@storybook/react-vite';
import { pixels } from '../../packages/ui/tools/designTokens.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { Table } from '../../.storybook/Table.js';
import { Copy } from './Copy.js';

export default { title: 'Foundations/Type' } satisfies Meta;

type Step = keyof typeof tokens.fontSize;

const steps = Object.keys(tokens.fontSize) as Step[];
const { font, fontWeight, lineHeight } = tokens;
const voice = {
  fontFamily: font.serif,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.display,
};
const work = { fontFamily: font.sans, fontWeight: fontWeight.regular, lineHeight: lineHeight.body };
const lookOf = (step: Step) =>
  /^(tiny|small|body|lead|control|controlCompact)$/.test(step) ? work : voice;

const specimens = {
  en: 'Clarity when it counts, from 9:30',
  de: 'Führungsverantwortung „auf Zeit“ – 1.499\u00a0€',
  fr: 'Êtes-vous prêt\u202f? «\u00a0Décider\u00a0», c’est l’essentiel',
};

const specimen = (lang: keyof typeof specimens, shown = steps): StoryObj => ({
  render: () => (
    <div className="foundation-stack">
      {shown.map((step) => (
        <div key={step}>
          <div className="foundation-small">
            {step}, {pixels(tokens.fontSize[step], { width: 390, height: 844 })} px on a phone,{' '}
            {pixels(tokens.fontSize[step], { width: 1440, height: 900 })} px on a desk, weight{' '}
            {lookOf(step).fontWeight} <Copy value={`var(--advisor-fontSize-${step})`} />
          </div>
          <div
            lang={lang}
            style={{ ...lookOf(step), fontSize: tokens.fontSize[step], hyphens: 'auto' }}
          >
            {specimens[lang]}
          </div>
        </div>
      ))}
    </div>
  ),
});

/**
 * The serif is for headings and figures, one size for each level; `monument` and `statement` come once.
 * `body` is for reading, `lead` for one sentence below a heading, `small` and `tiny` for notes. Take the
 * next size down before you take a lighter colour: `muted` is for what may be skipped. The larger the
 * serif, the closer its letters: components do that themselves.
 */
export const English = specimen('en');
/** German sets the limits, by its longest words. */
export const German = specimen('de', ['body', 'h2', 'h1']);
/** French has spaces before its marks. */
export const French = specimen('fr', ['body', 'h2', 'h1']);

/** The two voices, their weights and their lines. */
export const Faces: StoryObj = {
  render: () => (
    <div className="foundation-stack">
      {(Object.keys(tokens.font) as (keyof typeof tokens.font)[]).map((face) => (
        <div key={face} style={{ fontFamily: tokens.font[face], fontSize: tokens.fontSize.h3 }}>
          {face}: ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 äöüß éèêç œ
        </div>
      ))}
      <Table
        className="foundation-table"
        rows={(['fontWeight', 'lineHeight'] as const).flatMap((group) =>
          Object.entries(tokens[group]).map(([name, value]) => [
            <code key="name">{`${group} ${name}`}</code>,
            value,
            <Copy key="variable" value={`var(--advisor-${group}-${name})`} />,
          ]),
        )}
      />
    </div>
  ),
};

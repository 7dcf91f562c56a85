import type { Meta, StoryObj } from '@storybook/react-vite';
import { heading, size as headings } from '../../packages/ui/src/components/Heading/Heading.css.js';
import { value as numeral } from '../../packages/ui/src/components/Stats/Stats.css.js';
import { size as texts } from '../../packages/ui/src/components/Text/Text.css.js';
import { pixels } from './values.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { Table } from './Table.js';
import { Copy } from './Copy.js';

export default {
  id: 'foundations-type',
  title: 'Foundations/Type (typography, font, text size)',
} satisfies Meta;

type Step = keyof typeof tokens.fontSize;

const steps = Object.keys(tokens.fontSize) as Step[];
const sizeIn = (step: Step, width: number) => pixels(tokens.fontSize[step], { width, height: 900 });

/** Says line height and weight of the sample below it, as the style sheet has them. */
function sayLook(sample: HTMLElement | null) {
  if (!sample) return;
  const { fontSize, fontWeight, lineHeight } = getComputedStyle(sample);
  const lines = (parseFloat(lineHeight) / parseFloat(fontSize)).toFixed(2);
  const said = sample.previousElementSibling!.querySelector('output')!;
  said.textContent = `, line height ${lines}, weight ${fontWeight}`;
}

/** The others have another look in each place. */
const classOf = (step: Step) =>
  step in headings ? `${heading} ${headings[step as 'h1']}` : { ...texts, numeral }[step as 'body'];

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
            {step}, {sizeIn(step, 390)} px on a phone, {sizeIn(step, 1440)} px on a desk
            <output /> <Copy value={`var(--advisor-fontSize-${step})`} />
          </div>
          <div
            ref={classOf(step) ? sayLook : null}
            lang={lang}
            className={classOf(step)}
            style={{ fontSize: tokens.fontSize[step], hyphens: 'auto' }}
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

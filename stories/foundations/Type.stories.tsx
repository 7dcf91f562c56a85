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

/** Shows the computed line height and weight of the sample above. */
function showComputedStyle(sample: HTMLElement | null) {
  if (!sample) return;
  const { fontSize, fontWeight, lineHeight } = getComputedStyle(sample);
  const lines = (parseFloat(lineHeight) / parseFloat(fontSize)).toFixed(2);
  const output = sample.previousElementSibling!.querySelector('output')!;
  output.textContent = `, line height ${lines}, weight ${fontWeight}`;
}

/** Undefined for sizes that have no class of their own. */
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
            ref={classOf(step) ? showComputedStyle : null}
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
 * Serif for headings and figures, one size a level; `lead` for the sentence below a heading, `body`
 * for reading, `small` and `tiny` for notes. Decrease the size before you use a lighter colour.
 */
export const English = specimen('en');
/** German has the longest words. */
export const German = specimen('de', ['body', 'h2', 'h1']);
/** French puts spaces before punctuation. */
export const French = specimen('fr', ['body', 'h2', 'h1']);

/** The two typefaces, with weights and line heights. */
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

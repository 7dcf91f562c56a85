import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '@advisor/ui';
import { pixels } from '../../packages/ui/tools/designTokens.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { FoundationPage } from '../DocsPage.js';
import { Copy } from './Copy.js';
import './foundations.css';

export default {
  title: 'Foundations/Type',
  parameters: { docs: { page: FoundationPage } },
} satisfies Meta;

type Step = keyof typeof tokens.fontSize;

const steps = Object.keys(tokens.fontSize) as Step[];
const carriesTheVoice = new Set<Step>(['h4', 'h3', 'h2', 'h1', 'statement', 'monument', 'numeral']);

/** Every step in each language. German sets the limits, French the spaces before its marks. */
const specimens = {
  en: 'Clarity when it counts, from 9:30',
  de: 'Führungsverantwortung „auf Zeit“ – 1.499 €',
  fr: 'Êtes-vous prêt ? « Décider », c’est l’essentiel',
};

const specimen = (lang: keyof typeof specimens): StoryObj => ({
  render: () => (
    <Stack space={6}>
      {steps.map((step) => (
        <Stack key={step} space={1}>
          <Text size="tiny" tone="muted">
            {step}, {pixels(tokens.fontSize[step], { width: 390, height: 844 })} px on a phone,{' '}
            {pixels(tokens.fontSize[step], { width: 1440, height: 900 })} px on a desk{' '}
            <Copy value={`var(--fontSize-${step})`} />
          </Text>
          <div
            lang={lang}
            style={{
              fontSize: tokens.fontSize[step],
              fontFamily: carriesTheVoice.has(step) ? tokens.font.serif : tokens.font.sans,
              fontWeight: carriesTheVoice.has(step) ? tokens.fontWeight.display : undefined,
              lineHeight: carriesTheVoice.has(step)
                ? tokens.lineHeight.heading
                : tokens.lineHeight.body,
              hyphens: 'auto',
            }}
          >
            {specimens[lang]}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
});

export const English = specimen('en');
export const German = specimen('de');
export const French = specimen('fr');

/** The two voices, their weights and their lines. */
export const Faces: StoryObj = {
  render: () => (
    <Stack space={5}>
      {(Object.keys(tokens.font) as (keyof typeof tokens.font)[]).map((face) => (
        <div key={face} style={{ fontFamily: tokens.font[face], fontSize: tokens.fontSize.h3 }}>
          {face}: ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 äöüß éèêç œ
        </div>
      ))}
      <table className="foundation-table">
        <tbody>
          {(['fontWeight', 'lineHeight'] as const).flatMap((group) =>
            Object.entries(tokens[group]).map(([name, value]) => (
              <tr key={group + name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{value}</td>
                <td>
                  <Copy value={`var(--${group}-${name})`} />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </Stack>
  ),
};

import type { Decorator } from '@storybook/react-vite';
import { Hero } from '../Hero/Hero.js';
import { Text } from '../Text/Text.js';

/** The bar is seen with a page below it: panels and sheet lie over that. */
export const abovePage: Decorator = (Story) => (
  <>
    <Story />
    <main>
      <Hero
        eyebrow="Strategy, coaching, interim leadership"
        title="Every strategy is decided twice"
      >
        <Text size="lead">Once on paper, and once in the room.</Text>
      </Hero>
    </main>
  </>
);

import type { Decorator } from '@storybook/react-vite';
import { Hero } from '../Hero/Hero.js';
import { Text } from '../Text/Text.js';

/** Shows the bar above a page, for panels and sheet to cover. */
export const abovePage: Decorator = (Story) => (
  <>
    <Story />
    <main>
      <Hero eyebrow="Architects of small libraries" title="A shelf for every harbour">
        <Text size="lead">Built of oak, daylight and quiet.</Text>
      </Hero>
    </main>
  </>
);

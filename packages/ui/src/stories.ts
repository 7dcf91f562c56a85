import type { Meta as StorybookMeta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from './Guidance.js';

/** What a file of stories says of its component: for its documentation page, the guidance as well. */
export type Meta<Component> = StorybookMeta<Component> & { parameters: { guidance: Guidance } };
export type { StoryObj };

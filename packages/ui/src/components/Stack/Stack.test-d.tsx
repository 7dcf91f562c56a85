import { Stack } from './Stack.js';

// @ts-expect-error Distances come from the scale.
export const wrongUse = <Stack space="20px">Text</Stack>;

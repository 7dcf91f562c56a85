import { Flag } from './Flag.js';

// @ts-expect-error A flag is a country's, not a language's code.
export const wrongUse = <Flag name="en" />;

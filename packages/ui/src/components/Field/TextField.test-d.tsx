import { TextField } from './TextField.js';

// @ts-expect-error A field without a label has no name.
export const wrongUse = <TextField name="email" placeholder="name@example.com" />;

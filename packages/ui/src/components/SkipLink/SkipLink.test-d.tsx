import { SkipLink } from './SkipLink.js';

// @ts-expect-error A skip link stays on the page.
export const wrongUse = <SkipLink href="/kontakt">Contact</SkipLink>;

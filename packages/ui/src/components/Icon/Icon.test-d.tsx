import { Icon } from './Icon.js';

// @ts-expect-error There is no such drawing.
export const wrongUse = <Icon name="rocket" />;

import { Text } from './Text.js';

export const wrongUses = (
  <>
    {/* @ts-expect-error Tones are named by their meaning. */}
    <Text tone="grey">Text</Text>
    {/* @ts-expect-error Callers can't change the styles. */}
    <Text className="bigger">Text</Text>
  </>
);

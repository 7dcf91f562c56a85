import { Text } from './Text.js';

export const wrongUses = (
  <>
    {/* @ts-expect-error Tones are named by their meaning. */}
    <Text tone="grey">Text</Text>
    {/* @ts-expect-error Looks are no business of the one who uses it. */}
    <Text className="bigger">Text</Text>
  </>
);

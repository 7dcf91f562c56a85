import { Placeholder } from './Placeholder.js';

export const wrongUses = (
  <>
    {/* @ts-expect-error A fact that is missing is named in words. */}
    <Placeholder>
      <b>Name</b>
    </Placeholder>
  </>
);

import { PendingFact } from './PendingFact.js';

export const wrongUses = (
  <>
    {/* @ts-expect-error A fact that is missing is named in words. */}
    <PendingFact>
      <b>Name</b>
    </PendingFact>
  </>
);

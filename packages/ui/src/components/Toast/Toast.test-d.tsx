import { Toast } from './Toast.js';

export const wrongUses = (
  <>
    {/* @ts-expect-error A button without words needs a spoken label. */}
    <Toast tone="error" title="Error" text="Not sent." regionLabel="Messages" />
  </>
);

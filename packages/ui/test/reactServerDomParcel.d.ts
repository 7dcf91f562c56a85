declare module 'react-server-dom-parcel/server.node' {
  import type { ReactNode } from 'react';

  export function renderToReadableStream(
    model: ReactNode,
    options: { onError: (error: unknown) => void },
  ): ReadableStream<Uint8Array>;
}

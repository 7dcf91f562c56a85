'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** What a page can do with server HTML. */
export type ServerPage = {
  /** Hydrates the HTML. @returns React's recoverable errors, which should be none */
  takeOver: () => Promise<readonly unknown[]>;
};

export type ServerHtmlProps = {
  /** What the server renders. */
  children: ReactNode;
  /** Called once the HTML is there. */
  onReady?: (page: ServerPage) => void;
};

/** Shows a component as server HTML, before hydration: for stories and their tests. */
export function ServerHtml({ children, onReady }: ServerHtmlProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const container = element.current!;
    let root: Root | undefined;
    container.innerHTML = renderToString(children);
    onReady?.({
      takeOver: async () => {
        const mended: unknown[] = [];
        root = hydrateRoot(container, children, { onRecoverableError: (e) => mended.push(e) });
        await new Promise((resolve) => setTimeout(resolve, 100));
        return mended;
      },
    });
    return () => {
      // React doesn't unmount a root while it renders another one, and looks for what it has rendered.
      if (root) setTimeout(() => root!.unmount());
      else container.replaceChildren();
    };
    // Once: later renders of the story must not discard the hydrated root.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return <div ref={element} />;
}

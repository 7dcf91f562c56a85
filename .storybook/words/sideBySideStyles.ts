import type { CSSProperties } from 'react';

/** Space between the windows and around them, in px. */
export const gap = 16;

export const columns: CSSProperties = {
  display: 'flex',
  gap,
  blockSize: '100vh',
  padding: gap,
  boxSizing: 'border-box',
};

export const column = (width: number, scale: number): CSSProperties => ({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: width * scale,
  overflow: 'hidden',
});

export const heading: CSSProperties = { margin: 0, font: '600 14px/2 system-ui, sans-serif' };

export const frame = (width: number, scale: number): CSSProperties => ({
  flex: 'none',
  // A border would narrow the window.
  border: 0,
  boxShadow: 'inset 0 0 0 1px',
  inlineSize: width,
  blockSize: `calc((100vh - 60px) / ${scale})`,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
});

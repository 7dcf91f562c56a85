import type { CSSProperties } from 'react';

/** A phone is shown at its size; a wider window is scaled down, so that two fit side by side. */
const scale = (width: number) => Math.min(1, 700 / width);

export const columns: CSSProperties = {
  display: 'flex',
  gap: 16,
  blockSize: '100vh',
  overflowX: 'auto',
  padding: 16,
  boxSizing: 'border-box',
};

export const column = (width: number): CSSProperties => ({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: width * scale(width),
  overflow: 'hidden',
});

export const heading: CSSProperties = { margin: 0, font: '600 14px/2 system-ui, sans-serif' };

export const frame = (width: number): CSSProperties => ({
  flex: 'none',
  // A border would narrow the window.
  border: 0,
  boxShadow: 'inset 0 0 0 1px',
  inlineSize: width,
  blockSize: `calc((100vh - 60px) / ${scale(width)})`,
  transform: `scale(${scale(width)})`,
  transformOrigin: '0 0',
});

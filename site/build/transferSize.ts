import { brotliCompressSync } from 'node:zlib';

/**
 * Bytes of an answer before anything can be painted: the document in brotli's best quality, as the
 * host precompresses it, and its headers. They count in full, as on the first request of a connection.
 */
export function answerSize(html: string, headers: Record<string, string>): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return brotliCompressSync(html).length + Buffer.byteLength(`HTTP/2 200\r\n${lines.join('')}\r\n`);
}

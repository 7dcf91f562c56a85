import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a text as it travels: brotli, as the host precompresses it. */
export function compressedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

/**
 * Bytes of an answer before anything can be painted: the compressed document and its headers.
 * Headers count in full, as on the first request of a connection.
 */
export function answerSize(html: string, headers: Record<string, string>): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return compressedSize(html) + Buffer.byteLength(`HTTP/2 200\r\n${lines.join('')}\r\n`);
}

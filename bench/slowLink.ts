import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { finished } from 'node:stream';
import { slow } from './conditions.js';

/** Answers a request; what it throws ends the bench. */
export type Listener = (request: Http2ServerRequest, response: Http2ServerResponse) => unknown;

/** A server on this machine, seen over a slow link. */
export type SlowLink = Awaited<ReturnType<typeof slowLink>>;

/** What TCP puts into one segment, and what its headers add to it. */
const segment = { payload: 1448, headers: 52 };
/** Segments that a server sends before the first acknowledgement (RFC 6928). */
const initialWindow = 10 * segment.payload;

/**
 * Serves over a link of `slow`: handshakes of TCP and TLS, slow start, a bandwidth that all
 * connections share, HTTP/2. Nothing is lost on it, so a window only grows.
 *
 * @throws when `openssl` is missing, with which the certificate is made
 */
export async function slowLink(listener: Listener) {
  const pem = certificate();
  const publicKey = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  const secure = createSecureServer({ key: pem, cert: pem }, listener);
  const port = await listen(secure);
  const carry = sharedLink();
  const link = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    carryUp(near, far);
    carry(far, near);
    finished(near, () => far.destroy());
    finished(far, () => near.destroy());
  });
  const url = `https://127.0.0.1:${await listen(link)}`;
  return {
    url,
    /**
     * SHA-256 of the certificate's public key in base64, for Chromium's switch
     * `--ignore-certificate-errors-spki-list`. Without it the browser connects twice: once to find
     * that nobody knows the certificate, once to go on all the same.
     */
    key: createHash('sha256').update(publicKey).digest('base64'),
    close: () => {
      link.close();
      secure.close();
    },
  };
}

/** The visitor's side: little is sent, so only the way counts, and at first the handshake of TCP. */
function carryUp(from: Socket, to: Socket): void {
  const connected = performance.now() + slow.latencyMs;
  const deliver = inOrder(to);
  from.on('data', (bytes) => {
    deliver(bytes, Math.max(connected, performance.now()) + slow.latencyMs / 2);
  });
}

/** The server's side of all connections: each has its window, and all share the bandwidth. */
function sharedLink(): (from: Socket, to: Socket) => void {
  let free = 0;
  return (from, to) => {
    const deliver = inOrder(to);
    let waiting = Buffer.alloc(0);
    let window = initialWindow;
    let unacknowledged = 0;
    const send = (): void => {
      while (waiting.length > 0) {
        const bytes = waiting.subarray(0, segment.payload);
        if (unacknowledged + bytes.length > window) return;
        waiting = waiting.subarray(bytes.length);
        unacknowledged += bytes.length;
        const bits = (bytes.length + segment.headers) * 8;
        free = Math.max(free, performance.now()) + (bits / slow.bitsPerSecond) * 1000;
        deliver(bytes, free + slow.latencyMs / 2);
        setTimeout(
          () => {
            unacknowledged -= bytes.length;
            window += bytes.length;
            send();
          },
          Math.max(0, free + slow.latencyMs - performance.now()),
        );
      }
    };
    from.on('data', (bytes) => {
      waiting = Buffer.concat([waiting, bytes]);
      send();
    });
  };
}

/** Writes each piece when it is due; separate timers would overtake each other. */
function inOrder(to: Socket): (bytes: Buffer, at: number) => void {
  const pieces: { bytes: Buffer; at: number }[] = [];
  const wait = (): void => {
    setTimeout(() => {
      to.write(pieces.shift()!.bytes);
      if (pieces.length > 0) wait();
    }, pieces[0]!.at - performance.now());
  };
  return (bytes, at) => {
    pieces.push({ bytes, at });
    if (pieces.length === 1) wait();
  };
}

async function listen(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

/** A new key and its certificate, one after the other. */
function certificate(): string {
  try {
    return execFileSync(
      'openssl',
      ['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
        .concat('-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1')
        .concat('-keyout', '-', '-out', '-'),
      { stdio: 'pipe', encoding: 'utf8' },
    );
  } catch (cause) {
    throw new Error('The bench needs `openssl` on the PATH to make a certificate for its link.', {
      cause,
    });
  }
}

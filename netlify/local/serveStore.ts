import { parentPort, workerData } from 'node:worker_threads';
import { BlobsServer } from '@netlify/blobs/server';

// Netlify's local blob store on a thread of its own: in production, too, it takes no time from the
// function. Says its port once it is ready.
const { directory, token } = workerData as { directory: string; token: string };
const { port } = await new BlobsServer({ directory, token }).start();
parentPort?.postMessage(port);

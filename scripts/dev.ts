import { createServer as createHttpServer } from 'node:http';
import { startDevelopment } from '../site/vite/development.js';

const started = performance.now();
const port = Number(process.env['PORT'] ?? 5173);
const server = createHttpServer();
const handle = await startDevelopment(server);
server.on('request', handle);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=5174 npm run dev`,
  );
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`http://127.0.0.1:${port}  (ready in ${seconds} s)`);
});

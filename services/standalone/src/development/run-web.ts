/** The web in this process, compiled on request. Scripts and styles are replaced in open pages. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { readConfig } from '@osta/platform/config/read-config';
import { runProcess } from '@osta/platform/run-process';
import { createLogger } from '@osta/platform/telemetry/create-logger';
import { createWebHandler } from '@osta/web/server';
import express from 'express';
import { z } from 'zod';

import { endWithStarter } from '../../pinned-node.mjs';
import { announce } from './announcement.ts';

endWithStarter();
const { API_ORIGIN, OSTA_PUBLIC_URL, LOG_LEVEL } = readConfig(
  z.object({ API_ORIGIN: z.url(), OSTA_PUBLIC_URL: z.url(), LOG_LEVEL: z.string() }),
);
const log = createLogger({ name: 'web', level: LOG_LEVEL });
const app = express();
app.disable('x-powered-by');
// Behind the edge: the visitor's address is in x-forwarded-for
app.set('trust proxy', true);
app.get('/health/ready', (_request, response) => {
  response.json({ status: 'ok' });
});
const server = createServer(app);
app.use(
  await createWebHandler({
    apiOrigin: API_ORIGIN,
    publicOrigin: OSTA_PUBLIC_URL,
    mode: 'development',
    log,
    server,
  }),
);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
runProcess(
  {
    async stop() {
      const closed = once(server, 'close');
      server.close();
      // Open pages keep a socket for replaced modules
      server.closeAllConnections();
      await Promise.race([closed, new Promise((resolve) => setImmediate(resolve))]);
    },
  },
  log,
);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server has no other address
const { port } = server.address() as AddressInfo;
announce({ origin: `http://127.0.0.1:${port}`, paths: [] });

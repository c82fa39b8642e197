// The web server on its own, as it runs in production: `web.ts <origin of the API>`
import { once } from 'node:events';
import { createServer } from 'node:http';

import { createWebHandler } from '@osta/web/server';
import express from 'express';

import { answerParent } from '../child.ts';

const [, , apiOrigin = ''] = process.argv;
const app = express();
app.disable('x-powered-by');
const web = await createWebHandler({
  apiOrigin,
  publicOrigin: 'https://osta.example',
  mode: 'production',
  log: { info: () => {}, error: (facts) => process.stderr.write(`${JSON.stringify(facts)}\n`) },
});
app.use(web);
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('It listens to no port');
answerParent(`http://127.0.0.1:${address.port}`);

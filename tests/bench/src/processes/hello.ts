// The smallest Express server, with a JSON body or none: `hello.ts`
import { once } from 'node:events';
import { createServer } from 'node:http';

import express from 'express';

import { answerParent } from '../child.ts';

const app = express();
app.get('/hello', (_request, response) => {
  response.json({ hello: 'world' });
});
app.use(express.json());
app.post('/hello', (_request, response) => {
  response.json({ hello: 'world' });
});
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('It listens to no port');
answerParent(`http://127.0.0.1:${address.port}`);

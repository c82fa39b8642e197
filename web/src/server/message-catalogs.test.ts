import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';
import { afterEach, expect, it } from 'vitest';

import { createMessagesRoute, messagesUrlOf } from './message-catalogs.ts';

const catalogs = { ar: { hello: ['أهلا بك'] }, en: { hello: ['Hello'] } };
const app = express();
app.get(
  '/_i18n/:locale/messages.json',
  createMessagesRoute(() =>
    Promise.resolve({
      catalogs,
      renderPage: () => Promise.reject(new Error('no page here')),
      drawPaper: () => Promise.reject(new Error('no paper here')),
    }),
  ),
);
let server = createServer(app);

async function get(path: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
}

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('sends messages in the best encoding of the browser: %s', async (accepted, encoding) => {
  const response = await get(messagesUrlOf(catalogs, 'ar'), { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(await response.json()).toEqual(catalogs.ar);
});

it('answers 304 to the same browser', async () => {
  const first = await get(messagesUrlOf(catalogs, 'en'), {});
  const etag = first.headers.get('etag') ?? '';
  await first.text();
  server.close();
  const again = await get(messagesUrlOf(catalogs, 'en'), {
    'if-none-match': etag,
    'cache-control': 'max-age=0',
  });
  expect(again.status).toBe(304);
});

it('has no third language', async () => {
  expect((await get('/_i18n/fr/messages.json', {})).status).toBe(404);
});

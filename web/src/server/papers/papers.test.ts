import { createServer, type Server } from 'node:http';

import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';

import type { WebBuild } from '../web-build.ts';
import type { Paper, PaperRequest } from './paper-renderer.ts';
import { createPapersRoute } from './papers.ts';

const bookingId = '0199f0aa-0000-7000-8000-000000000001';
const paymentId = '0199f0aa-0000-4000-8000-000000000002';
const asked: PaperRequest[] = [];
let server: Server;

async function get(path: string, drawn: Paper): Promise<Response> {
  const build: WebBuild = {
    assets: { routes: {} },
    sheets: new Map(),
    loadRenderer: () =>
      Promise.resolve({
        catalogs: { ar: {}, en: {} },
        renderPage: () => Promise.reject(new Error('no page here')),
        drawPaper: async (request) => {
          asked.push(request);
          return drawn;
        },
      }),
    files: (_request, _response, next) => next(),
    isFixed: true,
  };
  const app = express();
  app.use(createPapersRoute(build, { apiOrigin: 'http://api', publicOrigin: 'https://osta.ly' }));
  app.use((_request, response) => {
    response.status(404).send('the page for what is not found');
  });
  server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return fetch(`http://127.0.0.1:${address.port}${path}`, {
    redirect: 'manual',
    headers: { cookie: 'session=1' },
  });
}

afterEach(() => {
  asked.length = 0;
  server.close();
});

describe('papers', () => {
  it('are sent as a file with their number, to nobody’s cache', async () => {
    const answer = await get(`/receipts/${bookingId}.pdf`, {
      number: 'R-2026-A1',
      content: Buffer.from('%PDF-1.7'),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="osta-R-2026-A1.pdf"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toBe('%PDF-1.7');
    expect(asked[0]?.paper).toEqual({ kind: 'receipt', bookingId });
    expect(asked[0]?.headers.get('cookie')).toBe('session=1');
    expect(asked[0]?.fontFile('vazirmatn', 700)).toMatch(/vazirmatn-arabic-700-normal\.woff$/u);
  });

  it('of a store are named by store and payment', async () => {
    await get(`/invoices/${bookingId}/${paymentId}.pdf`, { refused: 404 });
    expect(asked[0]?.paper).toEqual({ kind: 'invoice', storeId: bookingId, paymentId });
  });

  it('that credit an invoice are named by store and document', async () => {
    await get(`/credit-notes/${bookingId}/${paymentId}.pdf`, { refused: 404 });
    expect(asked[0]?.paper).toEqual({
      kind: 'credit-note',
      storeId: bookingId,
      documentId: paymentId,
    });
  });

  it.each([404, 403, 409])('that the service refuses with %i are not found', async (refused) => {
    const answer = await get(`/receipts/${bookingId}.pdf`, { refused });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('not found');
  });

  it('wait for the login of a guest', async () => {
    const answer = await get(`/receipts/${bookingId}.pdf`, { refused: 401 });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(
      `/auth/login?redirect=%2Freceipts%2F${bookingId}.pdf`,
    );
  });

  it('with an address that no paper has are not asked for', async () => {
    const answer = await get('/receipts/nothing.pdf', { refused: 404 });
    expect(answer.status).toBe(404);
    expect(asked).toEqual([]);
  });
});

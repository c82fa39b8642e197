import { once } from 'node:events';
import type { Server } from 'node:http';

import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';

import { createMetrics } from '../../telemetry/create-metrics.ts';
import { reportMetrics, type MetricsAccess } from './report-health.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Asks for the metrics of a process. Returns the status. */
async function ask(access: MetricsAccess, authorization?: string): Promise<number> {
  const app = express().get('/metrics', reportMetrics(createMetrics(), access));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const headers = authorization === undefined ? {} : { authorization };
  const { status } = await fetch(`http://127.0.0.1:${address.port}/metrics`, { headers });
  return status;
}

describe('the metrics', () => {
  const token = 'a token of the monitoring';

  it.each([
    ['are open in development', { token: null, isOpen: true }, undefined, 200],
    ['are not there in production without a token', { token: null, isOpen: false }, undefined, 404],
    ['want their token', { token, isOpen: false }, `Bearer ${token}`, 200],
    ['want their token in development too', { token, isOpen: true }, undefined, 401],
    ['accept no other token', { token, isOpen: false }, 'Bearer another', 401],
    ['accept no token without its scheme', { token, isOpen: false }, token, 401],
  ])('%s', async (_name, access, authorization, status) => {
    expect(await ask(access, authorization)).toBe(status);
  });
});

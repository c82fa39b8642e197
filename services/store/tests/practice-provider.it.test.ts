import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { later } from '@osta/contracts/instant';
import { patience } from '@osta/event-store/testing/patience';
import { testPool } from '@osta/event-store/testing/test-pool';
import { until } from '@osta/event-store/until';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { testClock } from '@osta/platform/testing/test-clock';
import type { Pool } from 'pg';
import { afterAll } from 'vitest';

import { storeManifest } from '../src/manifest.ts';
import type { SignedReport } from '../src/payments/payment-provider.ts';
import { practiceCheckouts } from '../src/payments/practice/practice-checkouts.ts';
import { confirmsAfter, practiceDesk } from '../src/payments/practice/practice-desk.ts';
import { practiceProvider } from '../src/payments/practice/practice-provider.ts';
import { describePaymentProvider, type ProviderHarness } from './provider-suite.ts';

const secret = 'a secret that only tests know, long enough';
const ends: (() => unknown)[] = [];

afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** The practice provider on a server of its own, and another one that takes its reports. */
async function setUp(): Promise<ProviderHarness> {
  const harness: ServiceHarness = await startHarness(storeManifest);
  ends.push(() => harness.stop());
  const pool: Pool = testPool(harness.databaseUrl, { max: 2 });
  ends.push(() => pool.end());
  const clock = testClock('2026-03-01T07:30:00.000Z');
  const { log } = createTelemetry({ name: 'test', level: 'fatal', otlpUrl: null });

  const reports: SignedReport[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = { 'osta-signature': String(request.headers['osta-signature']) };
    reports.push({ headers, body: await bytesOf(request) });
    response.writeHead(204).end();
  }
  const product = await listen(createServer((request, response) => void take(request, response)));

  const server = createServer();
  const address = `${await listen(server)}/dev/payments`;
  const checkouts = practiceCheckouts(pool, clock);
  const desk = practiceDesk({ checkouts, secret, address, clock, log });
  server.on('request', (request, response) => void desk.handle(request, response));
  ends.push(desk.stop);
  const provider = practiceProvider({ address, secret, clock });
  const pass = async (milliseconds: number): Promise<void> => {
    clock.set(later(clock.now(), milliseconds));
  };
  return {
    provider: {
      ...provider,
      startCheckout: (wanted) =>
        provider.startCheckout({ ...wanted, reportUrl: `${product}/payments/reports` }),
    },
    async answer(pageUrl, how) {
      const body = new URLSearchParams({ answer: how });
      const { status } = await fetch(pageUrl, { method: 'POST', body, redirect: 'manual' });
      if (status !== 303) throw new Error(`The page answers ${status}`);
    },
    confirm: () => pass(confirmsAfter),
    expire: () => pass(31 * 60_000),
    async reportOf(reference) {
      const find = (): SignedReport | undefined =>
        reports.find(({ body }) => body.includes(reference));
      await until(async () => find() !== undefined, patience.timeout);
      const report = find();
      if (!report) throw new Error('Nothing was reported');
      return report;
    },
    unreachable: practiceProvider({ address: 'http://127.0.0.1:9', secret, clock }),
  };
}

describePaymentProvider('the practice provider', setUp);

import { patience } from '@osta/event-store/testing/patience';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { defineRoute, type Route } from '../src/http/define-route.ts';
import { startHarness, type ServiceHarness } from '../src/testing/service-harness.ts';
import { carsModule } from './cars/cars-module.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(carsModule);
});

afterAll(() => harness.stop());

/** Returns an operation that says which one answered. */
function answering(operationId: string, path: string, params?: z.ZodType): Route {
  return defineRoute(
    {
      method: 'get',
      path,
      operationId,
      summary: 'Say which route answers',
      ...(params && { params }),
      answer: z.strictObject({ by: z.string() }),
    },
    { access: 'public', handle: async () => ({ body: { by: operationId } }) },
  );
}

describe('a host', () => {
  it('that cannot start leaves nothing running', async () => {
    const stopped: string[] = [];
    let databaseUrl = '';
    const starting = startHarness(
      {
        ...carsModule,
        create: async (surroundings) => ({
          ...(await carsModule.create(surroundings)),
          stop: async () => void stopped.push('cars'),
        }),
      },
      {
        config: { port: Number(new URL(harness.url).port) },
        reach(url) {
          databaseUrl = url;
          return url;
        },
      },
    );

    await expect(starting).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(stopped).toEqual(['cars']);
    const client = new Client({ connectionString: databaseUrl, application_name: 'test' });
    await client.connect();
    await vi.waitFor(async () => {
      const { rows } = await client.query(
        `select application_name from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
      expect(rows).toEqual([]);
    }, patience);
    await client.end();
  });

  it('lets only whoever brings the configured token read its metrics', async () => {
    const metricsToken = 'a token of the monitoring';
    const watched = await startHarness(carsModule, { config: { metricsToken } });
    const ask = async (headers?: Record<string, string>): Promise<number> =>
      (await fetch(new URL('/metrics', watched.url), headers && { headers })).status;

    expect(await ask()).toBe(401);
    expect(await ask({ authorization: `Bearer ${metricsToken}` })).toBe(200);
    await watched.stop();
  });

  it('answers HEAD as it answers GET, without the body', async () => {
    const response = await fetch(new URL('/api/cars', harness.url), { method: 'HEAD' });

    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await response.text()).toBe('');
  });

  it('answers a word in a path before a parameter, whichever was declared first', async () => {
    const routes = [
      answering('getWheel', '/api/wheels/{wheel}', z.strictObject({ wheel: z.string() })),
      answering('getSpareWheel', '/api/wheels/spare'),
    ];
    const wheels = await startHarness({
      ...carsModule,
      create: async (surroundings) => ({ ...(await carsModule.create(surroundings)), routes }),
    });
    const bodies = await Promise.all(
      ['front', 'spare'].map(
        async (wheel) => (await wheels.guest.get(`/api/wheels/${wheel}`)).body,
      ),
    );
    await wheels.stop();

    expect(bodies).toEqual([{ by: 'getWheel' }, { by: 'getSpareWheel' }]);
  });
});

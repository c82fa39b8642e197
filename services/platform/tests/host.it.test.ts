import { patience } from '@osta/event-store/testing/patience';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startHarness, type ServiceHarness } from '../src/testing/service-harness.ts';
import { carsModule } from './cars/cars-module.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(carsModule);
});

afterAll(() => harness.stop());

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

  it('answers HEAD as it answers GET, without the body', async () => {
    const response = await fetch(new URL('/api/cars', harness.url), { method: 'HEAD' });

    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await response.text()).toBe('');
  });
});

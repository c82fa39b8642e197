import { randomUUID } from 'node:crypto';

import type { EventEnvelope } from '@osta/contracts/envelope';
import type { EventContent } from '@osta/contracts/event-content';
import { patience } from '@osta/event-store/testing/patience';
import { kafka, unavailable } from '@osta/infrastructure/testing/infrastructure';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { newUserId, startHarness, type ServiceHarness } from '../src/testing/service-harness.ts';
import { carsIn } from './cars/cars-module.ts';

const noKafka = await unavailable('kafka');

const ways = [
  { name: 'the event tables', relays: '# TYPE relay_is_leader gauge', configure: async () => ({}) },
  {
    name: 'Kafka',
    relays: 'relay_is_leader{schema="request"} 1',
    configure: async () => ({
      kafkaBrokers: await kafka(),
      kafkaNamespace: `platform-${randomUUID().slice(0, 8)}`,
    }),
  },
];

/** The event that this service, in the place of `request`, records and receives. */
const viewed: EventContent = {
  type: 'osta.request.service-request-viewed',
  data: { professionalId: newUserId() },
};

describe.each(noKafka ? ways.slice(0, 1) : ways)('over $name', ({ relays, configure }) => {
  let harness: ServiceHarness;

  beforeAll(async () => {
    harness = await startHarness(carsIn('request'), {
      config: { ...(await configure()), logLevel: 'silent' },
    });
  });

  afterAll(() => harness.stop());

  async function isNoted({ id }: EventEnvelope): Promise<boolean> {
    const rows = await harness.query('select 1 from request.diary where event_id = $1', [id]);
    return rows.length === 1;
  }

  it('an event reaches the subscription', async () => {
    const event = await harness.publish(newUserId(), viewed);

    await vi.waitFor(async () => expect(await isNoted(event)).toBe(true), patience);
  });

  it('the process is ready when its subscriptions run', async () => {
    await vi.waitFor(async () => {
      expect((await harness.guest.get('/health/ready')).body).toEqual({ status: 'ready' });
    }, patience);
  });

  it('the lag is measured', async () => {
    const event = await harness.publish(newUserId(), viewed);
    await vi.waitFor(async () => expect(await isNoted(event)).toBe(true), patience);
    const { body } = await harness.guest.get('/metrics');

    expect(body).toMatch(/subscription_lag_events\{subscription="request-diary"\} \d/u);
    expect(body).toMatch(
      /subscription_reports_total\{subscription="request-diary",kind="applied"\} [1-9]/u,
    );
    expect(body).toContain(relays);
  });
});

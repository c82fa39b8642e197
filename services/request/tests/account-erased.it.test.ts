import type { EventContent } from '@osta/contracts/event-content';
import { requestContract } from '@osta/contracts/request/contract';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { patience } from '@osta/event-store/testing/patience';
import { testPool } from '@osta/event-store/testing/test-pool';
import { processManagersOf } from '@osta/platform/process/process-managers-of';
import { createLogger } from '@osta/platform/telemetry/create-logger';
import { givenEvents } from '@osta/platform/testing/given-events';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { requestAggregate } from '../src/commands/request-aggregate.ts';
import { systemCommands, type SystemCommands } from '../src/commands/system-commands.ts';
import { defaultRequestPolicy } from '../src/domain/request/request-policy.ts';
import { whenAccountErased } from '../src/process/when-account-erased.ts';
import {
  ask,
  bookingOf,
  content,
  done,
  eventsOf,
  openMarket,
  quote,
  terms,
  view,
  type Known,
  type Market,
} from './market.ts';

// Their files are deleted over HTTP: photos.it.test.ts
const photos = { clear: async () => undefined };
const erased: EventContent = { type: 'osta.account.account-erased', data: {} };

let market: Market;
let pool: Pool;
let commands: SystemCommands;
let omar: Known;

beforeAll(async () => {
  market = await openMarket();
  omar = await market.professional('Omar');
  pool = testPool(market.harness.databaseUrl, { options: '-c search_path=request', max: 2 });
  commands = systemCommands(
    requestAggregate.over(pool, memoryDoorbell()),
    defaultRequestPolicy,
    pool,
  );
});

afterAll(async () => {
  await pool.end();
  await market.stop();
});

async function draftOf(customer: Known): Promise<string> {
  return done(await customer.client.post('/api/requests', { content, draft: true })).requestId;
}

async function typesOf(requestId: string): Promise<readonly string[]> {
  const events = await eventsOf(market, requestId);
  return events.map(({ type, actor }) => `${type.split('.')[2]} by ${actor}`);
}

it('reacts to an erased account with the commands that end its requests and quotes, and to nothing else', async () => {
  const [salma, nadia] = [await market.customer('Salma'), await market.professional('Nadia')];
  const draft = await draftOf(salma);
  const { requestId } = await ask(salma, omar, nadia);
  const { quoteId } = await quote(nadia, requestId);
  const ended = await draftOf(salma);
  done(await salma.client.post(`/api/requests/${ended}/withdraw`, { reason: '' }));
  const react = whenAccountErased(commands, pool, photos);

  // Ids of one millisecond are in any order
  const abandoned = [draft, requestId].toSorted();
  await givenEvents(salma.id, erased)
    .reactedBy(react)
    .issues(
      ...abandoned.map((id) => ({
        name: 'abandonRequest',
        about: id,
        content: { requestId: id },
      })),
    );
  await givenEvents(nadia.id, erased)
    .reactedBy(react)
    .issues({ name: 'abandonQuote', about: String(quoteId), content: { requestId, quoteId } });
  await givenEvents(
    salma.id,
    { type: 'osta.account.account-deletion-cancelled', data: {} },
    {
      type: 'osta.account.user-registered',
      data: { kind: 'customer', fullName: 'Salma', locale: 'ar' },
    },
  )
    .reactedBy(react)
    .issues();
});

it('has one effect, however often the event comes, and counts a refusal as handled', async () => {
  const salma = await market.customer('Salma');
  const draft = await draftOf(salma);
  const { requestId } = await ask(salma, omar);
  const event = await market.harness.publish(salma.id, {
    type: 'osta.account.account-deletion-cancelled',
    data: {},
  });
  const react = whenAccountErased(commands, pool, photos);
  const found = await react({ ...event, ...erased });
  const processManager = processManagersOf(requestContract, {
    pools: { command: pool, read: pool, background: pool },
    clock: market.harness.clock,
    log: createLogger({ name: 'request', level: 'silent' }),
  });
  // The result of the first delivery, so its commands are no longer possible
  const manager = processManager('test-account-erased', ['account'], async () => found);
  const nowhere = { subscription: manager.name, partition: '0', position: null, streams: [] };
  await manager.apply([event, event], nowhere);
  await manager.apply([event], nowhere);
  // Another event with another key is refused, as nothing is left to end
  const [other] = await market.harness.events();
  if (other) await manager.apply([other], nowhere);

  expect(await typesOf(draft)).toEqual([
    `service-request-drafted by ${salma.id}`,
    'service-request-withdrawn by system',
  ]);
  expect((await typesOf(requestId)).slice(3)).toEqual(['service-request-withdrawn by system']);
});

it('ends the requests and quotes of erased people', async () => {
  const [salma, nadia] = [await market.customer('Salma'), await market.professional('Nadia')];
  const left = await draftOf(salma);
  const other = await market.customer('Mona');
  const { requestId } = await ask(other, nadia);
  await quote(nadia, requestId);
  await market.harness.publish(salma.id, erased);
  await market.harness.publish(nadia.id, erased);

  await vi.waitUntil(async () => (await typesOf(left)).length === 2, patience);
  await vi.waitUntil(async () => (await view(other, requestId)).status === 'open', patience);
  expect((await typesOf(requestId)).slice(-2)).toEqual([
    'quote-withdrawn by system',
    'service-request-back-to-open by system',
  ]);
});

it('lets no quote of erased people stand again when the booking of another one fails', async () => {
  const [salma, nadia] = [await market.customer('Salma'), await market.professional('Nadia')];
  const { requestId } = await ask(salma, omar, nadia);
  const { quoteId, path } = await quote(omar, requestId);
  const lost = await quote(nadia, requestId);
  done(await salma.client.post(`${path}/accept`, { quoteVersion: 1 }));
  const bookingId = await bookingOf(market, requestId);
  const happens = async (what: string, data: object, becomes: string): Promise<void> => {
    const { proposedStart: startsAt } = terms;
    const { serviceId } = content;
    const parties = {
      customerId: salma.id,
      professionalId: omar.id,
      requestId,
      serviceId,
      startsAt,
    };
    const said = { ...parties, ...data };
    await market.harness.publish(bookingId, { type: `osta.booking.${what}`, data: said });
    await vi.waitUntil(async () => (await view(salma, requestId)).status === becomes, patience);
  };
  const endsAt = '2026-03-07T08:00:00.000Z';
  await happens(
    'booking-confirmed',
    { quoteId, endsAt, price: terms.price, closesAt: endsAt },
    'awarded',
  );
  await market.harness.publish(nadia.id, erased);
  await vi.waitUntil(async () => {
    const rows = await market.harness.query(
      'select subject from request.subject_key where subject = $1 and key is null',
      [nadia.id],
    );
    return rows.length > 0;
  }, patience);

  await happens('booking-declined', { reason: '' }, 'open');
  expect(await salma.client.post(`${lost.path}/accept`, { quoteVersion: 1 })).toMatchObject({
    status: 409,
    body: { code: 'QUOTE_ILLEGAL_TRANSITION', state: 'not_selected' },
  });
});

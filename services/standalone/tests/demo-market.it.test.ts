import { BookingView } from '@osta/contracts/booking/api';
import { ServiceSearchAnswer } from '@osta/contracts/catalogue/api';
import { NotificationList } from '@osta/contracts/notification/api';
import { RequestReceipt, RequestView } from '@osta/contracts/request/api';
import { patience } from '@osta/event-store/testing/patience';
import { requiredFollows } from '@osta/platform/database/required-follows';
import type { Who } from '@osta/platform/testing/object-rules';
import { testClient, type TestClient } from '@osta/platform/testing/test-client';
import { ServiceId } from '@osta/reference/service-id';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { services } from '../src/services.ts';
import { bookSlot, offer } from './erasure-bookings.ts';
import { startMarket, type MarketHost } from './market-host.ts';
import { findPeople } from './principals.ts';

let market: MarketHost;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.stop());

/** The distributed product opens it beside running timers: what one ends between two steps is gone at the second. */
it('invites staff who still have time to join when it opens', async () => {
  const { rows } = await market.database.query<{ isOpen: boolean }>(
    `select (data ->> 'expiresAt')::timestamptz > now() as "isOpen" from store.event
      where type = 'osta.store.store-member-invited.v1'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ isOpen }) => !isOpen)).toEqual([]);
});

const schemas = ['identity', 'professional', 'request', 'booking', 'store', 'notification'];

/** Whoever reads their bell would find an hour that has not come, and new notifications below it. */
it.each(schemas)('tells of nothing in %s that is still to happen', async (schema) => {
  const { rows } = await market.database.query<{ type: string }>(
    `select type from ${schema}.event where "time" > now()`,
  );
  expect(rows).toEqual([]);
});

/** What a timer does in the first hours would come in the middle of what people try out, and of tests. */
it.each(schemas)('leaves nothing to the timers of %s for the next hours', async (schema) => {
  const { rows } = await market.database.query<{ name: string }>(
    `select name, due_at from ${schema}.timer where due_at < now() + interval '6 hours'`,
  );
  expect(rows).toEqual([]);
});

/** Their roles in the database may read whom they follow. */
it.each(services.map(({ contract }) => contract))(
  'has in $name a service that follows those whom its contract names, and nobody else',
  ({ name, follows }) => {
    const running = market.services.find((each) => each.name === name);
    expect(requiredFollows(name, running?.subscriptions ?? [])).toEqual(follows);
  },
);

const inEnglish = { 'accept-language': 'en' };

/** Returns the newest notification of somebody: what it says, and of which service. */
async function newest(client: TestClient): Promise<readonly (string | null)[]> {
  const { body } = await client.get('/api/notifications?limit=1', inEnglish);
  const [first] = NotificationList.parse(body).data.notifications;
  return first ? [first.metadata.notification_type, first.metadata.service_name] : [];
}

it('finds, offers, books and asks for a service that an admin has added', async () => {
  const people = await findPeople(market);
  const as = async (who: Who): Promise<TestClient> =>
    testClient(market.url, await people.cookieOf(who));
  const [admin, professional, customer] = [
    await as('admin'),
    await as('professional'),
    await as('customer'),
  ];
  const serviceId = ServiceId.parse('hvac.smart-thermostats');
  const added = await admin.post('/api/services/services', {
    entryId: serviceId,
    name: { ar: 'منظمات حرارة ذكية', en: 'Smart thermostats' },
    words: { ar: ['ترموستات'], en: ['thermostat'] },
    reason: 'Asked for often',
  });
  expect(added.status).toBe(201);
  const { body: found } = await testClient(market.url).get('/api/services/search?q=thermostat');
  expect(ServiceSearchAnswer.parse(found).data.services[0]?.id).toBe(serviceId);

  // Who takes offers and requests hears of it some milliseconds later
  const name = { ar: 'تركيب ثرموستات', en: 'Thermostat, fitted in an hour' };
  const offeringId = await vi.waitFor(
    () => offer({ send: professional }, { serviceId, name }),
    patience,
  );
  const words = { doorHint: 'The green door', note: '' };
  const path = await bookSlot({ send: customer }, offeringId, words);
  const booked = BookingView.parse((await customer.get(path, inEnglish)).body);
  expect(booked).toMatchObject({ serviceId, serviceName: name.en, status: 'pending' });
  await vi.waitFor(
    async () => expect(await newest(professional)).toEqual(['booking_requested', name.en]),
    patience,
  );

  const content = {
    serviceId,
    description: 'The thermostat in the hall shows nothing since yesterday',
    placeId: 'm-tajura',
    addressNote: 'The green door',
    budget: { min: 50_000, max: 120_000 },
    wanted: { kind: 'flexible' },
  };
  const request = { content, professionalIds: [people.idOf('professional')] };
  const asked = await customer.post('/api/requests', request);
  expect(asked).toMatchObject({ status: 201 });
  const { requestId } = RequestReceipt.parse(asked.body);
  const { body } = await professional.get(`/api/requests/${requestId}`, inEnglish);
  expect(RequestView.parse(body).serviceName).toBe('Smart thermostats');
  await vi.waitFor(
    async () =>
      expect(await newest(professional)).toEqual(['request_received', 'Smart thermostats']),
    patience,
  );
});

import {
  MyOffering,
  MyOfferingPage,
  OfferingReceipt,
  PublicOfferings,
} from '@osta/contracts/offering/api';
import { PublicProfessional } from '@osta/contracts/professional/api';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { acRepair, sundayMornings } from '../src/testing/ac-repair.ts';
import { decideOn } from '../src/testing/approve.ts';
import { settle } from './market.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest);
});

afterAll(() => harness.stop());

const services = '/api/professional/services';

async function draft(client: TestClient): Promise<string> {
  const { status, body } = await client.post(services, acRepair);
  expect(status).toBe(201);
  return OfferingReceipt.parse(body).id;
}

async function mine(client: TestClient, id: string): Promise<MyOffering> {
  return MyOffering.parse((await client.get(`${services}/${id}`)).body);
}

/** Opens and publishes a draft. */
async function publish(client: TestClient, id: string): Promise<void> {
  const { version } = await mine(client, id);
  const opened = await client.put(`${services}/${id}/availability`, sundayMornings, {
    'if-match': `"v${version}"`,
  });
  expect(opened.status).toBe(200);
  expect((await client.post(`${services}/${id}/publish`)).status).toBe(200);
}

async function shown(id: string, language = 'en'): Promise<PublicOfferings['items']> {
  const { body } = await harness.guest.get(`/api/professionals/${id}/services`, {
    'accept-language': language,
  });
  return PublicOfferings.parse(body).items;
}

describe('an offered service', () => {
  it('goes from draft to archive, and customers see it while it is published', async () => {
    // A Thursday
    harness.clock.set('2026-03-05T10:00:00.000Z');
    const { id: omar, client } = await settle(harness, { fullName: 'Omar' });
    const id = await draft(client);
    expect(problemOf(await client.post(`${services}/${id}/publish`))).toBe(
      '422 OFFERING_WITHOUT_HOURS',
    );
    expect(await shown(omar)).toEqual([]);
    await publish(client, id);

    const profile = await harness.guest.get(`/api/professionals/${omar}`);
    const { hours, open } = PublicProfessional.parse(profile.body);
    expect(hours).toEqual(sundayMornings);
    expect(open?.changesAt).not.toBeNull();
    expect(await shown(omar)).toEqual([
      {
        id,
        serviceId: 'hvac.repair',
        serviceName: 'AC repair',
        categoryId: 'hvac',
        // The only language there is
        name: 'تصليح مكيف سبليت',
        description: 'Same day',
        price: { kind: 'fixed', amount: 80_000 },
        durationMinutes: 60,
        confirmation: 'instant',
        cancellation: 'moderate',
        hoursFreeToCancel: 24,
        week: sundayMornings.week,
        nextFreeTimes: ['07:00', '07:30', '08:00'].map((time) => `2026-03-08T${time}:00.000Z`),
        away: null,
        photos: [],
      },
    ]);
    expect((await shown(omar, 'ar'))[0]).toMatchObject({ serviceName: 'تصليح مكيفات' });

    const before = await mine(client, id);
    expect(before).toMatchObject({ status: 'published', offer: acRepair, version: 3 });
    const dearer = { ...acRepair, price: { kind: 'hourly', amount: 45_000 } };
    const match = { 'if-match': `"v${before.version}"` };
    expect((await client.put(`${services}/${id}`, dearer, match)).status).toBe(200);
    expect((await client.put(`${services}/${id}`, acRepair, match)).status).toBe(412);
    expect((await shown(omar))[0]).toMatchObject({ price: dearer.price });

    expect((await client.post(`${services}/${id}/pause`)).body).toEqual({ id, status: 'paused' });
    expect(await shown(omar)).toEqual([]);
    expect((await client.post(`${services}/${id}/archive`)).status).toBe(200);
    expect(problemOf(await client.post(`${services}/${id}/publish`))).toBe('409 OFFERING_STATE');

    const listed = async (part: string): Promise<readonly string[]> => {
      const { body } = await client.get(`${services}?part=${part}`);
      return MyOfferingPage.parse(body).items.map((each) => each.id);
    };
    expect(await listed('active')).toEqual([]);
    expect(await listed('archived')).toEqual([id]);
  });

  it('is published and shown while the application of its professional is approved', async () => {
    const { id: omar, client } = await settle(harness, { fullName: 'Suspended' });
    const [first, second] = [await draft(client), await draft(client)];
    await publish(client, first);
    expect((await shown(omar)).map(({ id }) => id)).toEqual([first]);

    const admin = await harness.as(newUserId(), { isAdmin: true });
    const path = `/api/professional/applications/${omar}`;
    await decideOn(admin, path, 'suspend', { cause: 'complaints', note: 'Three in a week' });
    expect(await shown(omar)).toEqual([]);
    const refused = await client.post(`${services}/${second}/publish`);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'NOT_A_PROFESSIONAL', standing: 'suspended' });

    await decideOn(admin, path, 'reinstate');
    expect((await shown(omar)).map(({ id }) => id)).toEqual([first]);
    await publish(client, second);
  });

  it('is published only by somebody who is approved, whatever the kind of their account', async () => {
    const client = await harness.as(newUserId(), { kind: 'professional' });
    const refused = await client.post(`${services}/${await draft(client)}/publish`);
    expect(refused.body).toMatchObject({ code: 'NOT_A_PROFESSIONAL', standing: null });
  });

  it('is listed by pages, newest first, to its own professional alone', async () => {
    const { client } = await settle(harness, { fullName: 'Nadia' });
    const { client: other } = await settle(harness, { fullName: 'Other' });
    const drafted = [await draft(client), await draft(client), await draft(client)];
    // Ids of one millisecond have no order in time
    const ids = drafted.toSorted().toReversed();
    const first = MyOfferingPage.parse((await client.get(`${services}?limit=2`)).body);
    const rest = await client.get(`${services}?limit=2&cursor=${first.nextCursor}`);
    const second = MyOfferingPage.parse(rest.body);

    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    expect(MyOfferingPage.parse((await other.get(services)).body).items).toEqual([]);
    const [id] = ids;
    expect(problemOf(await other.get(`${services}/${id}`))).toBe('404 OFFERING_NOT_FOUND');
    expect(problemOf(await other.post(`${services}/${id}/archive`))).toBe('404 OFFERING_NOT_FOUND');
  });

  it('counts up to the limit', async () => {
    const { client } = await settle(harness, { fullName: 'Busy' });
    for (let n = 0; n < 30; n += 1) await draft(client);
    expect(problemOf(await client.post(services, acRepair))).toBe('409 TOO_MANY_OFFERINGS');
  });

  it('ends with its account, with nothing of it in the log in clear text', async () => {
    const { id: omar, client } = await settle(harness, { fullName: 'Leaving' });
    const id = await draft(client);
    await publish(client, id);
    const events = await harness.query(
      'select data::text from professional.event where stream_id = $1',
      [id],
    );
    expect(JSON.stringify(events)).not.toContain('Same day');

    await harness.publish(omar, { type: 'osta.account.account-erased', data: {} });
    await expect
      .poll(() => harness.query('select status from professional.offering where id = $1', [id]), {
        timeout: 20_000,
      })
      .toEqual([{ status: 'archived' }]);
    expect(await shown(omar)).toEqual([]);
  });
});

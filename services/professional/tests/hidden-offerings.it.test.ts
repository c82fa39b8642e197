import type { UserId } from '@osta/contracts/ids';
import { ListedOfferingPage } from '@osta/contracts/offering/admin-api';
import {
  MyOffering,
  MyOfferingPage,
  OfferingReceipt,
  PublicOfferings,
} from '@osta/contracts/offering/api';
import { ProfessionalPage, PublicProfessional } from '@osta/contracts/professional/api';
import { patience } from '@osta/event-store/testing/patience';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { acRepair, sundayMornings } from '../src/testing/ac-repair.ts';
import { register, settle } from './market.ts';

const services = '/api/professional/services';
const all = '/api/professional/offerings';
const reason = { cause: 'price', note: 'The price is of another job' };

let harness: ServiceHarness;
let admin: TestClient;

beforeAll(async () => {
  harness = await startHarness(professionalManifest);
  const adminId = newUserId();
  await register(harness, adminId, 'Admin Amina');
  admin = await harness.as(adminId, { isAdmin: true });
});

afterAll(() => harness.stop());

// A Thursday
beforeEach(() => harness.clock.set('2026-03-05T10:00:00.000Z'));

function atVersion(version: number): Record<string, string> {
  return { 'if-match': `"v${version}"` };
}

interface Offered {
  readonly omar: UserId;
  readonly client: TestClient;
  readonly id: string;
}

/** Settles a professional who has published one service, at its third version. */
async function offered(fullName: string): Promise<Offered> {
  const { id: omar, client } = await settle(harness, { fullName, categoryIds: ['hvac'] });
  const { id } = OfferingReceipt.parse((await client.post(services, acRepair)).body);
  await client.put(`${services}/${id}/availability`, sundayMornings, atVersion(1));
  expect((await client.post(`${services}/${id}/publish`)).status).toBe(200);
  return { omar, client, id };
}

function hide(id: string, body: unknown = reason, version = 3, by = admin): Promise<TestAnswer> {
  return by.post(`${services}/${id}/hide`, body, atVersion(version));
}

function show(id: string, version: number, by = admin): Promise<TestAnswer> {
  return by.post(`${services}/${id}/show`, undefined, atVersion(version));
}

async function mine({ client, id }: Offered): Promise<MyOffering> {
  return MyOffering.parse((await client.get(`${services}/${id}`)).body);
}

/** What a guest finds of a professional: their services, and what the search says of price and time. */
async function found(omar: UserId): Promise<unknown> {
  const { guest } = harness;
  const { items } = PublicOfferings.parse(
    (await guest.get(`/api/professionals/${omar}/services`)).body,
  );
  const page = await guest.get(`/api/professionals/${omar}?withNextFree=true`);
  const { lowestPrice, nextFreeAt, hours } = PublicProfessional.parse(page.body);
  return { services: items.map(({ id }) => id), lowestPrice, nextFreeAt, isOpen: hours !== null };
}

/** Returns the ids of those with a service of this price or less in a list by price. */
async function cheapest(): Promise<readonly string[]> {
  const query = 'sort=price&categoryId=hvac&serviceId=hvac.repair&limit=50';
  const { body } = await harness.guest.get(`/api/professionals?${query}`);
  return ProfessionalPage.parse(body).items.map(({ id }) => id);
}

async function listed(query: string): Promise<ListedOfferingPage['items']> {
  const { status, body } = await admin.get(`${all}?${query}`, {
    'accept-language': 'en',
  });
  expect(status).toBe(200);
  return ListedOfferingPage.parse(body).items;
}

describe('a hidden service', () => {
  it('is gone for customers, and comes back when an admin shows it again', async () => {
    const omars = await offered('Hidden Omar');
    const { omar, id } = omars;
    const before = await found(omar);
    expect(before).toEqual({
      services: [id],
      lowestPrice: 80_000,
      nextFreeAt: '2026-03-08T07:00:00.000Z',
      isOpen: true,
    });
    expect(await cheapest()).toContain(omar);

    expect((await hide(id)).body).toEqual({ id, status: 'published' });
    expect(await found(omar)).toEqual({
      services: [],
      lowestPrice: null,
      nextFreeAt: null,
      isOpen: false,
    });
    expect(await cheapest()).not.toContain(omar);

    expect((await show(id, 4)).body).toEqual({ id, status: 'published' });
    expect(await found(omar)).toEqual(before);
    expect(await cheapest()).toContain(omar);
    expect(await mine(omars)).toMatchObject({ status: 'published', hidden: null });
  });

  it('says to its professional why, who may change, pause and archive it, but not show it', async () => {
    const omars = await offered('Reading Omar');
    const { client, id, omar } = omars;
    await hide(id);
    const hidden = { ...reason, since: '2026-03-05T10:00:00.000Z' };
    expect(await mine(omars)).toMatchObject({ status: 'published', version: 4, hidden });
    const list = MyOfferingPage.parse((await client.get(services)).body).items;
    expect(list).toMatchObject([{ id, hidden }]);

    expect((await client.put(`${services}/${id}`, acRepair, atVersion(4))).status).toBe(200);
    expect((await client.post(`${services}/${id}/pause`)).status).toBe(200);
    expect(problemOf(await client.post(`${services}/${id}/publish`))).toBe('409 OFFERING_STATE');
    expect((await show(id, 6, client)).status).toBe(403);
    expect(await found(omar)).toMatchObject({ services: [] });
    expect(await mine(omars)).toMatchObject({ status: 'paused', hidden });
    expect((await client.post(`${services}/${id}/archive`)).status).toBe(200);
    expect(problemOf(await show(id, 7))).toBe('409 OFFERING_STATE');
  });

  it('keeps the words of the admin sealed in the log', async () => {
    const { id } = await offered('Sealed Omar');
    await hide(id);
    const recorded = await harness.query(
      'select data::text from professional.event where stream_id = $1',
      [id],
    );
    expect(JSON.stringify(recorded)).not.toContain(reason.note);
  });

  it('is found by admins, by professional and by state', async () => {
    const [shown, hidden] = [await offered('Listed Salem'), await offered('Listed Nadia')];
    await hide(hidden.id);
    const entry = {
      id: shown.id,
      version: 3,
      status: 'published',
      professional: { id: shown.omar, fullName: 'Listed Salem' },
      serviceName: 'AC repair',
      name: acRepair.name,
      description: acRepair.description,
      price: acRepair.price,
      hidden: null,
      updatedAt: '2026-03-05T10:00:00.000Z',
    };
    const entryHidden = {
      ...entry,
      id: hidden.id,
      version: 4,
      professional: { id: hidden.omar, fullName: 'Listed Nadia' },
      hidden: {
        ...reason,
        since: '2026-03-05T10:00:00.000Z',
        asked: null,
        adminName: 'Admin Amina',
      },
    };
    // Ids of one millisecond have no order in time
    const both = [entry, entryHidden].toSorted((one, other) => (one.id < other.id ? 1 : -1));
    await expect.poll(() => listed('q=listed'), patience).toEqual(both);
    const inArabic = `q=Listed+${encodeURIComponent('سالم')}`;
    expect(await listed(inArabic)).toMatchObject([{ id: shown.id }]);
    expect(await listed('q=Listed&state=hidden')).toEqual([entryHidden]);
    expect(await listed('q=Listed&state=shown')).toEqual([entry]);
    expect(await listed('q=100%25')).toEqual([]);

    await shown.client.post(`${services}/${shown.id}/pause`);
    expect(await listed('q=Listed&state=shown')).toEqual([]);
    expect(await listed('q=Listed+Salem')).toMatchObject([{ id: shown.id, status: 'paused' }]);
    await shown.client.post(`${services}/${shown.id}/archive`);
    expect(await listed('q=Listed+Salem')).toEqual([]);
  });

  it('is listed page by page', async () => {
    const ids: string[] = [];
    for (const name of ['Paged One', 'Paged Two', 'Paged Three']) {
      const { id } = await offered(name);
      ids.push(id);
      await hide(id);
    }
    expect(await listed('q=Paged&state=shown')).toEqual([]);
    const first = ListedOfferingPage.parse(
      (await admin.get(`${all}?q=Paged&state=hidden&limit=2`)).body,
    );
    const rest = await listed(`q=Paged&state=hidden&limit=2&cursor=${first.nextCursor}`);
    expect(first.items).toHaveLength(2);
    expect([...first.items, ...rest].map(({ id }) => id)).toEqual(ids.toSorted().toReversed());
  });
});

describe('another look', () => {
  const note = 'The price is right now';
  const ask = ({ client, id }: Offered, body: object = { note }): Promise<TestAnswer> =>
    client.post(`${services}/${id}/ask-again`, body);

  it('is asked for once, is found by admins, and ends when the service is shown', async () => {
    const omars = await offered('Asking Omar');
    const { id } = omars;
    expect(problemOf(await ask(omars))).toBe('409 OFFERING_STATE');
    await hide(id);
    expect(await listed('q=Asking&state=asked')).toEqual([]);

    harness.clock.set('2026-03-06T10:00:00.000Z');
    expect((await ask(omars)).body).toEqual({ id, status: 'published' });
    const asked = { note, at: '2026-03-06T10:00:00.000Z' };
    expect((await mine(omars)).hidden).toMatchObject({ ...reason, asked });
    expect(await listed('q=Asking&state=asked')).toMatchObject([{ id, hidden: { asked } }]);
    expect(await listed('q=Asking&state=hidden')).toMatchObject([{ id, hidden: { asked } }]);
    expect(problemOf(await ask(omars, {}))).toBe('409 LOOK_ALREADY_ASKED');

    // What is changed afterwards is still asked about
    expect((await omars.client.put(`${services}/${id}`, acRepair, atVersion(5))).status).toBe(200);
    expect((await mine(omars)).hidden).toMatchObject({ asked });
    const recorded = await harness.query(
      'select data::text from professional.event where stream_id = $1',
      [id],
    );
    expect(JSON.stringify(recorded)).not.toContain(note);

    expect((await show(id, 6)).status).toBe(200);
    expect(await listed('q=Asking&state=asked')).toEqual([]);
    await hide(id, reason, 7);
    expect((await mine(omars)).hidden).toMatchObject({ asked: null });
    expect((await ask(omars, {})).status).toBe(200);
    expect((await mine(omars)).hidden?.asked?.note).toBe('');
  });

  it('is for the professional alone, in few words', async () => {
    const omars = await offered('Guarded Omar');
    const other = await offered('Other Omar');
    await hide(omars.id);
    const before = await events();
    expect(problemOf(await ask({ ...omars, client: other.client }))).toBe('404 OFFERING_NOT_FOUND');
    expect((await ask({ ...omars, client: harness.guest })).status).toBe(401);
    expect(await ask(omars, { note: 'x'.repeat(501) })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'body.note' }] },
    });
    expect(await events()).toEqual(before);
  });
});

describe('what admins cannot do', () => {
  it('changes nothing', async () => {
    const { client, id } = await offered('Untouched Omar');
    const { id: draft } = OfferingReceipt.parse((await client.post(services, acRepair)).body);
    const before = await events();

    const wrong: readonly (readonly [body: object, field: string])[] = [
      [{ cause: 'other', note: '' }, 'body.note'],
      [{ cause: 'other', note: '   ' }, 'body.note'],
      [{ cause: 'boring', note: 'It is' }, 'body.cause'],
      [{ cause: 'price' }, 'body.note'],
      [{ cause: 'price', note: 'x'.repeat(501) }, 'body.note'],
    ];
    for (const [body, field] of wrong) {
      expect(await hide(id, body)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', fields: [{ field }] },
      });
    }
    expect((await hide(id, { ...reason, more: 1 })).status).toBe(400);

    expect(problemOf(await hide(newUserId(), reason, 1))).toBe('404 OFFERING_NOT_FOUND');
    expect(problemOf(await show(id, 3))).toBe('409 OFFERING_STATE');
    expect(problemOf(await hide(draft, reason, 1))).toBe('409 OFFERING_STATE');
    expect((await hide(id, reason, 2)).status).toBe(412);
    expect((await admin.post(`${services}/${id}/hide`, reason)).status).toBe(428);
    expect((await hide(id, reason, 3, client)).status).toBe(403);
    expect((await hide(id, reason, 3, harness.guest)).status).toBe(401);
    expect((await admin.get(`${all}?state=paused`)).status).toBe(400);
    expect((await admin.get(`${all}?cursor=x`)).status).toBe(400);
    expect((await client.get(all)).status).toBe(403);
    expect(await events()).toEqual(before);
  });

  it('is to hide twice, or to decide on their own service', async () => {
    const { id } = await offered('Twice Omar');
    await hide(id);
    expect(problemOf(await hide(id, reason, 4))).toBe('409 OFFERING_STATE');
    const both = await harness.as(newUserId(), { kind: 'professional', isAdmin: true });
    const own = OfferingReceipt.parse((await both.post(services, acRepair)).body);
    expect(problemOf(await hide(own.id, reason, 1, both))).toBe('403 OWN_OFFERING');
  });
});

function events(): Promise<readonly unknown[]> {
  return harness.query('select id from professional.event order by position');
}

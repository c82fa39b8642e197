import { OfferingReceipt, MyOffering, PublicOfferings } from '@osta/contracts/offering/api';
import { PublicProfessional } from '@osta/contracts/professional/api';
import { patience } from '@osta/event-store/testing/patience';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { acRepair, sundayMornings } from '../src/testing/ac-repair.ts';
import { settle } from './market.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest);
});

afterAll(() => harness.stop());

const services = '/api/professional/services';
const [ofService, ofTrade] = [newUserId(), newUserId()];
const reason = 'Shorter on a card';

/** Waits until the service knows what was changed. */
async function arrives(id: string, en: string, isHidden: boolean): Promise<void> {
  await vi.waitUntil(async () => {
    const found = await harness.query(
      'select from professional.catalogue_override where id = $1 and en = $2 and is_hidden = $3',
      [id, en, isHidden],
    );
    return found.length === 1;
  }, patience);
}

/** Names the service of the catalogue, and hides or shows it, as an admin would. */
async function change(en: string, isHidden: boolean): Promise<void> {
  const { serviceId: entryId } = acRepair;
  const data = { entryId, name: { ar: 'تكييف', en }, isHidden, reason };
  await harness.publish(ofService, { type: 'osta.catalogue.service-changed', data });
  await arrives(entryId, en, isHidden);
}

async function version(client: TestClient, id: string): Promise<{ readonly 'if-match': string }> {
  const { body } = await client.get(`${services}/${id}`);
  return { 'if-match': `"v${MyOffering.parse(body).version}"` };
}

async function add(client: TestClient, offer: object): Promise<string> {
  const { status, body } = await client.post(services, offer);
  expect(status).toBe(201);
  return OfferingReceipt.parse(body).id;
}

/** Returns what customers read of the services of somebody. */
async function named(id: string): Promise<readonly string[]> {
  const { body } = await harness.guest.get(`/api/professionals/${id}/services`, {
    'accept-language': 'en',
  });
  return PublicOfferings.parse(body).items.map(({ serviceName }) => serviceName);
}

it('says what an admin calls a trade now', async () => {
  const { id } = await settle(harness, { fullName: 'Nadia' });
  const data = {
    entryId: 'plumbing',
    name: { ar: 'أنابيب', en: 'Pipes' },
    icon: 'plumbing',
    isHidden: false,
    reason,
  };
  await harness.publish(ofTrade, { type: 'osta.catalogue.trade-changed', data });
  await arrives('plumbing', 'Pipes', false);
  for (const [language, name] of [
    ['en', 'Pipes'],
    ['ar', 'أنابيب'],
  ] as const) {
    const { body } = await harness.guest.get(`/api/professionals/${id}`, {
      'accept-language': language,
    });
    expect(PublicProfessional.parse(body).categories).toEqual([{ id: 'plumbing', name }]);
  }
});

it('refuses a new offer of a hidden service, until it is shown; what exists goes on', async () => {
  const { id, client } = await settle(harness, { fullName: 'Omar' });
  const offered = await add(client, acRepair);
  const hours = `${services}/${offered}/availability`;
  expect((await client.put(hours, sundayMornings, await version(client, offered))).status).toBe(
    200,
  );
  expect((await client.post(`${services}/${offered}/publish`)).status).toBe(200);
  await change('Cooling', false);
  expect(await named(id)).toEqual(['Cooling']);

  await change('Cool air', true);
  expect(problemOf(await client.post(services, acRepair))).toBe('422 SERVICE_HIDDEN');
  // Nor does another one become one of it
  const other = await add(client, { ...acRepair, serviceId: 'plumbing.leak' });
  const turned = await client.put(`${services}/${other}`, acRepair, await version(client, other));
  expect(problemOf(turned)).toBe('422 SERVICE_HIDDEN');
  // What was paused or drafted before is not published either
  expect((await client.post(`${services}/${offered}/pause`)).status).toBe(200);
  expect(problemOf(await client.post(`${services}/${offered}/publish`))).toBe('422 SERVICE_HIDDEN');
  await change('Cool air', false);
  expect((await client.post(`${services}/${offered}/publish`)).status).toBe(200);
  await change('Cool air', true);
  const same = { ...acRepair, durationMinutes: 90 };
  const revised = await client.put(`${services}/${offered}`, same, await version(client, offered));
  expect(revised.status).toBe(200);
  expect(await named(id)).toEqual(['Cool air']);

  await change('Cooling', false);
  await add(client, acRepair);
});

it('takes what admins have added for offers and profiles, and nothing that nobody has', async () => {
  const { id, client } = await settle(harness, { fullName: 'Salem' });
  const offer = { ...acRepair, serviceId: 'plumbing.smart-meters' };
  expect(problemOf(await client.post(services, offer))).toBe('422 SERVICE_UNKNOWN');
  const said = { name: { ar: 'عدادات ذكية', en: 'Smart meters' }, words: { ar: [], en: [] } };
  await harness.publish(newUserId(), {
    type: 'osta.catalogue.service-added',
    data: { entryId: offer.serviceId, ...said, reason },
  });
  await arrives(offer.serviceId, said.name.en, false);
  const offered = await add(client, offer);
  const hours = `${services}/${offered}/availability`;
  expect((await client.put(hours, sundayMornings, await version(client, offered))).status).toBe(
    200,
  );
  expect((await client.post(`${services}/${offered}/publish`)).status).toBe(200);
  expect(await named(id)).toEqual(['Smart meters']);
  const list = '/api/professionals?limit=50&serviceId=';
  const listed = await harness.guest.get(`${list}${offer.serviceId}`);
  expect(JSON.stringify(listed.body)).toContain(id);

  const profile = {
    categoryIds: ['pet-care'],
    placeId: 'm-tajura',
    headline: { ar: 'أطباء القطط', en: '' },
    experienceYears: 3,
  };
  const publish = async (): Promise<string | number> => {
    const answer = await client.put('/api/professional/profile', profile, {
      'if-match': (await client.get('/api/professional/profile')).headers.get('etag') ?? '',
    });
    return answer.status === 200 ? 200 : problemOf(answer);
  };
  expect(await publish()).toBe('422 TRADE_UNKNOWN');
  const pets = { name: { ar: 'حيوانات', en: 'Pets' }, icon: 'garden' };
  const entry = { entryId: 'pet-care', ...pets, reason };
  await harness.publish(newUserId(), {
    type: 'osta.catalogue.trade-added',
    data: { ...entry, words: { ar: [], en: [] } },
  });
  await arrives('pet-care', 'Pets', false);
  expect(await publish()).toBe(200);
  const { body } = await harness.guest.get(`/api/professionals/${id}`, { 'accept-language': 'en' });
  expect(PublicProfessional.parse(body).categories).toEqual([{ id: 'pet-care', name: 'Pets' }]);
});

it('hides the services of a hidden trade', async () => {
  const { client } = await settle(harness, { fullName: 'Huda' });
  const data = { entryId: 'hvac', name: { ar: 'تكييف', en: 'AC' }, icon: 'hvac', reason };
  const stream = newUserId();
  const hide = async (isHidden: boolean): Promise<void> => {
    await harness.publish(stream, {
      type: 'osta.catalogue.trade-changed',
      data: { ...data, isHidden },
    });
    await arrives('hvac', 'AC', isHidden);
  };
  await hide(true);
  expect(problemOf(await client.post(services, acRepair))).toBe('422 SERVICE_HIDDEN');
  await hide(false);
  await add(client, acRepair);
});

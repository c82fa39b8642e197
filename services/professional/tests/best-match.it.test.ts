import { ProfessionalPage, type ListedProfessional } from '@osta/contracts/professional/api';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { namesOf, settle } from './market.ts';
import { openService } from './open-service.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest, { config: { isProduction: false } });
});

afterAll(() => harness.stop());

const best = { sort: 'best', placeId: 'm-tajura' };

/** Gives a professional so many ratings of one to five stars. */
async function rate(id: string, counts: readonly number[]): Promise<void> {
  await harness.query(
    `insert into professional.rating (professional_id, one, two, three, four, five)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, ...counts],
  );
}

/** Returns everybody on all pages of a list, in their order. */
async function everybody(
  query: Readonly<Record<string, string>>,
): Promise<readonly ListedProfessional[]> {
  const items: ListedProfessional[] = [];
  let cursor: string | null = null;
  do {
    const parameters = new URLSearchParams({ ...query, ...(cursor !== null && { cursor }) });
    const { body } = await harness.guest.get(`/api/professionals?${String(parameters)}`);
    const page = ProfessionalPage.parse(body);
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}

function names(items: readonly ListedProfessional[]): readonly string[] {
  return items.map(({ fullName }) => fullName);
}

describe('the order of the best match', () => {
  it('weighs all facts, and leaves newcomers in the middle', async () => {
    const hvac = { categoryIds: ['hvac'] };
    const liked = await settle(harness, { fullName: 'Liked', ...hvac });
    const disliked = await settle(harness, { fullName: 'Disliked', ...hvac });
    const newcomer = await settle(harness, { fullName: 'New', ...hvac });
    const far = { fullName: 'Liked, far away', placeId: 'm-samnu', ...hvac };
    const { id } = await settle(harness, far);
    await rate(liked.id, [0, 0, 0, 2, 30]);
    await rate(disliked.id, [20, 4, 0, 0, 0]);
    await rate(id, [0, 0, 0, 2, 30]);
    const trade = { ...best, categoryId: 'hvac' };
    const order = ['Liked', 'New', 'Disliked', 'Liked, far away'];
    expect(await namesOf(harness, trade)).toEqual(order);
    for (const limit of ['1', '2', '3', '4']) {
      expect(await namesOf(harness, { ...trade, limit })).toEqual(order);
    }

    // Who can come now counts more than many stars
    await newcomer.client.put('/api/professional/presence', { minutes: 60 });
    const present = ['New', 'Liked', 'Disliked', 'Liked, far away'];
    expect(await namesOf(harness, trade)).toEqual(present);
    // Nobody says a price: the wider list has the same order
    expect(await namesOf(harness, { ...trade, maxPrice: '10' })).toEqual(present);
  });

  it('compares those who are free on the wanted days', async () => {
    const solar = { categoryIds: ['solar'] };
    const liked = await settle(harness, { fullName: 'Liked', ...solar });
    const other = await settle(harness, { fullName: 'Other', ...solar });
    await settle(harness, { fullName: 'Without a service', ...solar });
    for (const { client } of [liked, other]) {
      await openService(client, 540, 720, { serviceId: 'solar.clean' });
    }
    await rate(liked.id, [0, 0, 0, 1, 2]);
    const now = Date.parse(harness.clock.now());
    const [first, last] = [1, 3].map(
      (days) => new Date(now + days * 86_400_000).toISOString().split('T')[0],
    );
    // From far away: distance, average and free time have many digits, and a cursor still has room for its place
    const from = { sort: 'best', placeId: 'm-samnu' };
    const wanted = { ...from, categoryId: 'solar', freeDays: `${first},${last}` };
    expect(await namesOf(harness, wanted)).toEqual(['Liked', 'Other']);
    expect(await namesOf(harness, { ...wanted, limit: '1' })).toEqual(['Liked', 'Other']);
  });

  it('has everybody once: the best of a hundred, then the others by distance', async () => {
    const { id } = await settle(harness, { fullName: 'Copy 0', categoryIds: ['painting'] });
    await harness.query(
      `with copy as (
         select ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, n
         from generate_series(1, 130) as n
       ), named as (
         insert into professional.person (id, full_name) select id, 'Copy ' || n from copy
       ), rated as (
         insert into professional.rating (professional_id, one, two, three, four, five)
         select id, n % 5, n % 3, 0, n % 7, n % 11 from copy where n % 4 > 0
       )
       insert into professional.profile (id, version, state, created_at, updated_at)
       select copy.id, 1, jsonb_set(state, '{location,latitude}', to_jsonb(29 + n * 0.01)), now(), now()
       from copy, professional.profile where profile.id = $1`,
      [id],
    );
    const painting = { categoryId: 'painting', placeId: 'm-tajura' };
    const byDistance = await everybody({ ...painting, sort: 'distance', limit: '50' });
    expect(byDistance).toHaveLength(131);
    const all = await everybody({ ...best, ...painting, limit: '50' });
    expect(names(all.slice(0, 100)).toSorted()).toEqual(names(byDistance.slice(0, 100)).toSorted());
    expect(names(all.slice(0, 100))).not.toEqual(names(byDistance.slice(0, 100)));
    expect(names(all.slice(100))).toEqual(names(byDistance.slice(100)));
    for (const limit of ['20', '33']) {
      expect(names(await everybody({ ...best, ...painting, limit }))).toEqual(names(all));
    }
    // Without a point: among the most experienced
    const nowhere = await everybody({ sort: 'best', categoryId: 'painting', limit: '40' });
    expect(new Set(names(nowhere)).size).toBe(131);
  });
});

import { StoreId } from '@osta/contracts/ids';
import { newUserId } from '@osta/platform/testing/service-harness';
import type { TestAnswer } from '@osta/platform/testing/test-client';
import { vi } from 'vitest';

import { patiently, type Known, type Market } from './market.ts';

const now = '2026-03-01T07:30:00.000Z';

/** A store that customers see. */
export interface Shop {
  readonly storeId: StoreId;
  readonly owner: Known;
  readonly tell: (what: string, data?: object) => Promise<unknown>;
}

/** Opens a store, at which this professional is staff. */
export async function openShop(market: Market, staff: Known): Promise<Shop> {
  const owner = await market.customer('Huda');
  const storeId = StoreId.parse(newUserId());
  const ownerId = owner.id;
  const tell = (what: string, data: object = {}): Promise<unknown> =>
    market.harness.publish(storeId, {
      type: `osta.store.${what}`,
      data: { ownerId, ...data },
    });
  await tell('store-drafted', {
    basic: {
      name: { ar: 'محل الواحة', en: 'Al Waha' },
      description: { ar: '', en: '' },
      categoryIds: ['plumbing'],
      legalName: '',
      registrationNumber: '',
    },
    draftedAt: now,
  });
  await tell('store-approved', { managerIds: [], approvedAt: now });
  await tell('subscription-trial-started', { plan: 'growth', endsAt: '2026-04-01T08:00:00.000Z' });
  await join(tell, staff);
  return { storeId, owner, tell };
}

/** Records that somebody joined a store and agreed to be shown as its staff. */
export async function join(
  tell: Shop['tell'],
  { id: memberId }: Known,
  role: 'manager' | 'staff' = 'staff',
): Promise<void> {
  const joined = { invitationId: newUserId(), memberId, role, joinedAt: now };
  await tell('store-member-joined', joined);
  await tell('store-staff-agreed', { memberId, agreedAt: now });
}

async function isBookable(market: Market, { storeId }: Shop, { id }: Known): Promise<boolean> {
  const rows = await market.harness.query(
    `select from booking.store join booking.store_member on store_id = store.id
     where store.id = $1 and member_id = $2 and is_public and is_staff`,
    [storeId, id],
  );
  return rows.length === 1;
}

/** Waits until somebody can, or can no longer, be booked at a store. */
export async function untilBookable(
  market: Market,
  shop: Shop,
  member: Known,
  expected: boolean,
): Promise<void> {
  await vi.waitUntil(async () => (await isBookable(market, shop, member)) === expected, patiently);
}

/** Returns the code of a refusal. */
export function codeOf({ body }: TestAnswer): unknown {
  return body !== null && typeof body === 'object' && 'code' in body ? body.code : undefined;
}

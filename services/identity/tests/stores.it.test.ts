import type { UserId } from '@osta/contracts/ids';
import { until } from '@osta/event-store/until';
import { newUserId, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { browser, signUp, startIdentity, type Browser } from './browser.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

const storeName = { ar: 'عدد الواحة', en: 'Al Waha Tools' };
const basic = {
  name: storeName,
  description: { ar: '', en: '' },
  categoryIds: ['plumbing'],
  legalName: '',
  registrationNumber: '',
};

async function happens(storeId: UserId, name: string, data: object): Promise<void> {
  await harness.publish(storeId, { type: `osta.store.${name}`, data: { ...data } });
}

async function capabilitiesOf(who: Browser, id: string): Promise<unknown> {
  return (await who.send.get(`/api/users/${id}/capabilities`)).body;
}

async function roleOf(who: Browser): Promise<unknown> {
  const { body } = await who.send.get('/api/user/me');
  return body !== null && typeof body === 'object' && 'role' in body ? body.role : null;
}

/** What a person is and may do, as soon as that is as expected; after a minute, what it is instead. */
async function standingOf(who: Browser, id: string, expected: object): Promise<object> {
  let seen = {};
  await until(async () => {
    seen = { role: await roleOf(who), capabilities: await capabilitiesOf(who, id) };
    return JSON.stringify(seen) === JSON.stringify(expected);
  }, 60_000);
  return seen;
}

describe('a store', () => {
  it('makes a customer a business who manages it, until it closes', async () => {
    const owner = browser(harness);
    const ownerId = await signUp(harness, owner, { email: 'owner@example.ly' });
    const storeId = newUserId();
    await happens(storeId, 'store-drafted', {
      ownerId,
      basic,
      draftedAt: '2026-03-01T07:30:00.000Z',
    });
    const owning = { role: 'business', capabilities: { data: ['store_management'] } };
    expect(await standingOf(owner, ownerId, owning)).toEqual(owning);

    await happens(storeId, 'store-closed', { ownerId, cause: 'by-owner' });
    // One person, one account: what they have become stays
    const closed = { role: 'business', capabilities: { data: [] } };
    expect(await standingOf(owner, ownerId, closed)).toEqual(closed);
  });

  it('invites by a letter with a link, in the language of the account', async () => {
    const email = 'clerk@example.ly';
    await signUp(harness, browser(harness), { email });
    const [storeId, invitationId] = [newUserId(), newUserId()];
    await happens(storeId, 'store-member-invited', {
      ownerId: newUserId(),
      invitationId,
      storeName,
      email,
      role: 'staff',
      expiresAt: '2026-03-15T07:30:00.000Z',
    });
    const link = `/store/${storeId}/join/${invitationId}`;
    let mails = '';
    await until(async () => {
      const { body } = await harness.guest.get(`/dev/mailbox?to=${email}`, {
        accept: 'application/json',
      });
      mails = JSON.stringify(body);
      return mails.includes(link);
    }, 60_000);
    expect(mails).toContain(link);
    expect(mails).toContain(`دعوة للانضمام إلى ${storeName.ar}`);
  });
});

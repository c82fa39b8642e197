import { weeklyHours } from '@osta/contracts/offering/weekly-hours';
import {
  MyStores,
  PublicStore,
  StoreMembers,
  StoreReceipt,
  StoreView,
} from '@osta/contracts/store/api';
import type { InvitedRole } from '@osta/contracts/store/status';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';

/** What the stores of tests say. */
export const sections = {
  basic: {
    name: { ar: 'محل الواحة للعدد', en: 'Al Waha Tools' },
    description: { ar: 'عدد ومواد سباكة', en: 'Tools and plumbing supplies' },
    categoryIds: ['plumbing'],
    legalName: 'شركة الواحة',
    registrationNumber: '20417',
  },
  contact: { phone: '+218912345678', whatsapp: null, email: null, website: null },
  location: {
    placeId: 'm-tajura',
    address: { ar: 'الطريق الساحلي، مقابل المصرف', en: '' },
    point: { latitude: 32.8817, longitude: 13.3506 },
  },
  openingHours: weeklyHours([{ from: 540, to: 1200 }], []),
} as const;

/** Two days in which the stores of tests take no bookings. */
export const stocktaking = {
  startsAt: '2099-12-29T07:00:00.000Z',
  endsAt: '2099-12-30T20:00:00.000Z',
  reason: 'جرد المخزن',
};

function done(answer: TestAnswer): TestAnswer {
  if (answer.status < 300) return answer;
  throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
}

/**
 * Closes the stores that tests have opened for this person: nobody may own more than a few. Stores of the demo
 * market stay.
 */
export async function closeStoresOfTests(owner: TestClient): Promise<void> {
  const { items } = MyStores.parse(done(await owner.get('/api/stores/mine')).body);
  const names: ReadonlySet<string> = new Set(Object.values(sections.basic.name));
  for (const { storeId, name, role, status } of items) {
    if (role === 'owner' && status !== 'closed' && names.has(name)) {
      done(await owner.post(`/api/stores/${storeId}/close`));
    }
  }
}

/** Returns the header that names the version of a store as this person reads it; the first one, where they may not. */
export async function versionSeen(
  reader: TestClient,
  store: string,
): Promise<{ readonly 'if-match': string }> {
  const { headers } = await reader.get(store);
  return { 'if-match': headers.get('etag') ?? '"v1"' };
}

/** Saves a section of a store as it is now. */
export async function saveSection(
  member: TestClient,
  store: string,
  section: string,
  body: object,
): Promise<TestAnswer> {
  return member.put(`${store}/sections/${section}`, body, await versionSeen(member, store));
}

/** Decides as an admin on a store, or on a payment of it, as the store is now: `approve`, `payments/…/refund`. */
export async function decideOn(
  admin: TestClient,
  store: string,
  decision: string,
  body?: object,
): Promise<TestAnswer> {
  const path = `${store.replace('/api/', '/api/admin/')}/${decision}`;
  return admin.post(path, body, await versionSeen(admin, store));
}

/** Begins a store; returns its path. */
export async function beginStore(
  owner: TestClient,
  basic: object = sections.basic,
): Promise<string> {
  const { body } = done(await owner.post('/api/stores', basic));
  return `/api/stores/${StoreReceipt.parse(body).storeId}`;
}

/** Saves the sections that a submission needs, and sends the store in. */
export async function fillInAndSubmit(owner: TestClient, store: string): Promise<void> {
  for (const name of ['contact', 'location', 'openingHours'] as const) {
    done(await saveSection(owner, store, name, sections[name]));
  }
  done(await owner.post(`${store}/submit`));
}

/** Opens a store with a trial, which customers see; returns its path. */
export async function openPublicStore(owner: TestClient, admin: TestClient): Promise<string> {
  const store = await beginStore(owner);
  await fillInAndSubmit(owner, store);
  done(await owner.post(`${store}/subscription/choose`, { plan: 'growth' }));
  done(await decideOn(admin, store, 'approve'));
  PublicStore.parse(done(await owner.get(`${store}/public`)).body);
  return store;
}

/** Invites somebody into a store, as staff unless told; returns the id of the newest invitation. */
export async function invite(
  owner: TestClient,
  store: string,
  role: InvitedRole = 'staff',
): Promise<string> {
  done(await owner.post(`${store}/invitations`, { email: 'staff@osta.test', role }));
  const { invitations } = StoreMembers.parse(done(await owner.get(`${store}/members`)).body);
  const invitation = invitations.at(-1);
  if (!invitation) throw new Error('Nobody is invited');
  return invitation.id;
}

/** Blocks a time of a store; returns the id of the one that begins last. */
export async function blockIn(owner: TestClient, store: string): Promise<string> {
  done(await owner.post(`${store}/blocks`, stocktaking));
  const { blocks } = StoreView.parse(done(await owner.get(store)).body);
  const block = blocks.at(-1);
  if (!block) throw new Error('Nothing is blocked');
  return block.id;
}

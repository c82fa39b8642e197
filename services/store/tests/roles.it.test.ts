import { nothing } from '@osta/platform/testing/object-rules';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { storeManifest } from '../src/manifest.ts';
import {
  invite,
  openPublicStore,
  sections,
  stocktaking,
  versionSeen,
} from '../src/testing/any-store.ts';
import { pictureForm } from '../src/testing/pictures.ts';
import { paidWith } from '../src/testing/receipts.ts';

/** What a member may do depends on their role, which the authorisation matrix does not know. */

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(storeManifest);
});

afterAll(() => harness.stop());

const reason = { cause: 'other', note: '' };
const social = {
  facebook: null,
  instagram: null,
  tiktok: null,
  youtube: null,
  telegram: null,
  x: null,
};

/** Valid bodies: a mistake in a body is found before it is asked who sent it. */
const bodies: Readonly<Record<string, object>> = {
  saveStoreBasic: sections.basic,
  saveStoreContact: sections.contact,
  saveStoreLocation: sections.location,
  saveStoreOpeningHours: sections.openingHours,
  saveStoreFeatures: { features: [] },
  saveStoreSocial: social,
  saveStorePaymentMethods: { methods: ['cash'] },
  saveStoreMedia: { pictures: [] },
  chooseStorePlan: { plan: 'growth' },
  announceStorePayment: paidWith(nothing, 'T-300'),
  startStoreCheckout: { months: 1 },
  inviteStoreMember: { email: 'clerk@osta.test', role: 'staff' },
  nameStoreStaff: { title: { ar: 'فني', en: '' } },
  orderStoreStaff: { memberIds: [] },
  blockStoreTime: stocktaking,
  countStoreView: { searchedFor: null },
  requestStoreChanges: { notes: { name: 'More' } },
  rejectStore: reason,
  suspendStore: reason,
  declineStorePayment: reason,
  correctSubscriptionPayment: {
    months: 1,
    method: 'cash',
    reference: 'R-101',
    receivedOn: '2026-02-22',
    ...reason,
  },
  refundSubscriptionPayment: {
    months: 1,
    method: 'cash',
    refundedOn: '2026-02-22',
    ...reason,
  },
  refusePaymentProposal: { proposalId: nothing, note: 'The bank says otherwise' },
  recordSubscriptionPayment: {
    months: 1,
    method: 'cash',
    reference: 'R-100',
    receivedOn: '2026-02-22',
  },
};

it('lets owner, manager, staff, stranger and admin do with a store what is theirs', async () => {
  const admin = await harness.as(newUserId(), { isAdmin: true });
  const people = {
    owner: await harness.as(newUserId()),
    manager: await harness.as(newUserId()),
    staff: await harness.as(newUserId()),
    stranger: await harness.as(newUserId()),
    admin,
  };
  const store = await openPublicStore(people.owner, admin);
  for (const role of ['manager', 'staff'] as const) {
    const id = await invite(people.owner, store, role);
    expect((await people[role].post(`${store}/invitations/${id}/accept`)).status).toBe(200);
  }
  const params: Readonly<Record<string, string>> = {
    storeId: store.split('/').at(-1) ?? '',
    file: '480.webp',
  };
  // The end of a store comes last
  const routes = harness.service.routes
    .filter(({ path }) => path.includes('{storeId}'))
    .toSorted(({ operationId: one }, { operationId: other }) => {
      if (one === 'closeStore' || other === 'closeStore') return one === 'closeStore' ? 1 : -1;
      return one < other ? -1 : 1;
    });

  const lines = [line('', Object.keys(people))];
  const invalid: string[] = [];
  for (const { operationId, path, method, upload } of routes) {
    const address = path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => params[name] ?? nothing);
    const answers: string[] = [];
    // The owner comes last, since they can end what the others are asked about
    for (const client of Object.values(people).toReversed()) {
      const body = upload ? await pictureForm() : bodies[operationId];
      const answer =
        method === 'get'
          ? await client.get(address)
          : await client[method](address, body, await versionSeen(admin, store));
      if ([400, 415].includes(answer.status) || answer.status >= 500) {
        invalid.push(`${operationId}: ${problemOf(answer)}`);
      }
      answers.unshift([401, 403, 404].includes(answer.status) ? problemOf(answer) : 'may');
    }
    lines.push(line(operationId, answers));
  }
  expect(invalid).toEqual([]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('roles.golden.txt');
});

function line(operation: string, answers: readonly string[]): string {
  return [operation.padEnd(26), ...answers.map((answer) => answer.padEnd(26))].join(' ').trimEnd();
}

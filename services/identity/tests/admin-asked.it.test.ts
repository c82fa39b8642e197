import type { UserId } from '@osta/contracts/ids';
import { until } from '@osta/event-store/until';
import { newUserId, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { browser, signUp, startIdentity } from './browser.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

/** Returns who was asked about something, in the order of their ids, with the matter. */
function askedAbout(about: string): Promise<readonly unknown[]> {
  return harness.query(
    `select stream_id as who, data ->> 'matter' as matter from identity.event
    where type = 'osta.account.admin-asked.v1' and data ->> 'about' = $1 order by stream_id`,
    [about],
  );
}

describe('what waits for an admin', () => {
  it('is asked of everybody who is one, except who caused it', async () => {
    const ids: UserId[] = [];
    for (const name of ['first', 'second', 'customer']) {
      ids.push(await signUp(harness, browser(harness), { email: `${name}@example.ly` }));
    }
    const [first = newUserId(), second = newUserId()] = ids;
    await harness.query('update identity.auth_user set is_admin = true where id = any($1)', [
      [first, second],
    ]);
    const applicantId = newUserId();
    const storeId = newUserId();
    const submittedAt = '2026-03-01T07:30:00.000Z';
    await harness.publish(applicantId, {
      type: 'osta.application.application-submitted',
      data: { applicantId, round: 1, submittedAt },
    });
    await harness.publish(
      storeId,
      {
        type: 'osta.store.store-submitted',
        data: { ownerId: second, managerIds: [], round: 1, submittedAt },
      },
      second,
    );
    // Two streams: either may be read first
    await until(async () => (await askedAbout(applicantId)).length === 2, 60_000);
    await until(async () => (await askedAbout(storeId)).length > 0, 60_000);

    expect(await askedAbout(applicantId)).toEqual(
      [first, second].toSorted().map((who) => ({ who, matter: 'application' })),
    );
    expect(await askedAbout(storeId)).toEqual([{ who: first, matter: 'store' }]);
  });
});

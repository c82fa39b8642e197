import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { askCode, browser, me, serviceOf, signIn, signUp, startIdentity } from './browser.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

async function count(table: string): Promise<number> {
  const [row] = await harness.query<{ readonly n: number }>(
    `select count(*)::int as n from identity.${table}`,
  );
  return row?.n ?? 0;
}

it('deletes expired rows and nothing else', async () => {
  const [stays, goes] = [browser(harness), browser(harness)];
  await signUp(harness, stays, { email: 'stays@example.ly' });
  const goesId = await signUp(harness, goes, { email: 'goes@example.ly' });
  await askCode(harness, 'code@example.ly');
  await goes.send.post('/api/auth/password-resets', { email: 'reset@example.ly', locale: 'ar' });
  const nobodyId = await signIn(harness, browser(harness), 'nobody@example.ly');

  await serviceOf(harness).sweep();
  expect(await Promise.all([me(stays), me(goes)])).toEqual([200, 200]);
  // What a sign-in through a provider leaves when nobody comes back
  await harness.query(
    `insert into identity.verification (id, identifier, value, expires_at, created_at, updated_at)
     values (gen_random_uuid(), 'left', 'left', now() + interval '5 minutes', now(), now())`,
  );
  // Of those who asked twice: that of the registration is used, and not old yet
  expect(await count('one_time_code')).toBe(5);
  const attempts = await count('attempt');
  expect(attempts).toBeGreaterThan(0);

  await harness.query('update identity.session set expires_at = now() where user_id = any ($1)', [
    [goesId, nobodyId],
  ]);
  await harness.query('update identity.verification set expires_at = now()');
  await harness.query('update identity.auth_user set created_at = $1', [
    '2026-03-01T07:30:00.000Z',
  ]);
  harness.clock.advance(31 * 86_400_000);
  await serviceOf(harness).sweep();

  expect(await count('session')).toBe(1);
  expect(await count('verification')).toBe(0);
  expect(await count('one_time_code')).toBe(0);
  expect(await count('attempt')).toBe(0);
  // Only the user who never registered is gone; the others have accounts
  expect(await count('auth_user')).toBe(2);
  expect(await Promise.all([me(stays), me(goes)])).toEqual([200, 401]);
});

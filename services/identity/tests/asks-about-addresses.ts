import { hash } from '@node-rs/argon2';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import type { TestAnswer } from '@osta/platform/testing/test-client';
import { v7 as uuidV7 } from 'uuid';

import { browser } from './browser.ts';

/** What anybody may ask about an address, whether it has an account or not. */
export type Ask = (harness: ServiceHarness, email: string) => Promise<TestAnswer>;

export const asks: readonly (readonly [string, Ask])[] = [
  [
    'code',
    (harness, email) => browser(harness).send.post('/api/auth/codes', { email, locale: 'ar' }),
  ],
  [
    'guess',
    (harness, email) =>
      browser(harness).send.post('/api/auth/sessions/code', { email, code: '000000' }),
  ],
  [
    'reset',
    (harness, email) =>
      browser(harness).send.post('/api/auth/password-resets', { email, locale: 'ar' }),
  ],
  [
    'login',
    (harness, email) =>
      browser(harness).send.post('/api/auth/sessions/password', {
        email,
        password: 'a wrong guess',
      }),
  ],
  [
    'finish',
    (harness, email) =>
      browser(harness).send.put('/api/auth/password-resets', {
        email,
        code: '000000',
        newPassword: 'zaytun in gharyan',
      }),
  ],
];

/** Opens so many accounts with a password for each thing to ask: `known-<what>-<n>@example.ly`. */
export async function openAccounts(harness: ServiceHarness, count: number): Promise<void> {
  const password = await hash('zaytun in gharyan', {
    memoryCost: 47_104,
    timeCost: 1,
    parallelism: 1,
  });
  for (const [what] of asks) {
    for (let n = 0; n < count; n += 1) {
      const id = uuidV7();
      await harness.query(
        `with person as (
           insert into identity.auth_user (id, email, email_verified, created_at, updated_at)
           values ($1::uuid, $2, true, now(), now()) returning id
         )
         insert into identity.credential
           (id, user_id, provider_id, account_id, password, created_at, updated_at)
         select id, id, 'credential', id::text, $3, now(), now() from person`,
        [id, `known-${what}-${n}@example.ly`, password],
      );
    }
  }
}

/** Returns an answer without what tells two of them apart: the id of the response. */
export function textOf({ status, body }: TestAnswer): string {
  const text = JSON.stringify(body, (key, value: unknown) =>
    key === 'instance' ? undefined : value,
  );
  return `${status} ${text}`;
}

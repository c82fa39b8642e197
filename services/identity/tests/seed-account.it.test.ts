import { Me } from '@osta/contracts/account/api';
import { ConfigProblem } from '@osta/platform/config/read-config';
import { blankPicture } from '@osta/platform/files/blank-picture';
import type { Surroundings } from '@osta/platform/service-module';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { identityManifest } from '../src/manifest.ts';
import type { SeedAccount, SeededAccount } from '../src/seed-account.ts';
import { browser, eventsOf, withPassword } from './browser.ts';

const admin: SeededAccount = {
  email: 'admin@osta.test',
  password: 'osta-demo-1',
  kind: 'customer',
  fullName: 'Demo Admin',
  locale: 'ar',
  isAdmin: true,
  phone: null,
  avatar: null,
};

let harness: ServiceHarness;
let seedAccount: SeedAccount;
let surroundings: Surroundings;

beforeAll(async () => {
  harness = await startHarness(
    {
      ...identityManifest,
      async create(given) {
        surroundings = given;
        const service = await identityManifest.create(given);
        ({ seedAccount } = service);
        return service;
      },
    },
    { config: { isProduction: false } },
  );
});

afterAll(() => harness.stop());

/** Runs the check of production on this database. */
function openForProduction(): Promise<void> | undefined {
  const config = { ...surroundings.config, isProduction: true };
  return identityManifest.check?.({ ...surroundings, config });
}

describe('a seeded account', () => {
  it('keeps production off its database', async () => {
    await expect(openForProduction()).resolves.toBeUndefined();

    await seedAccount(admin);

    await expect(openForProduction()).rejects.toThrow(ConfigProblem);
    await expect(openForProduction()).rejects.toThrow(
      /^The database holds demo accounts, whose password is public \(admin@osta\.test\): give/u,
    );
    await expect(identityManifest.check?.(surroundings)).resolves.toBeUndefined();
  });

  it('is an ordinary account, and seeding it again changes nothing', async () => {
    const [first, second] = [await seedAccount(admin), await seedAccount(admin)];
    const other = await seedAccount({ ...admin, password: 'another password', isAdmin: false });

    expect(second).toBe(first);
    expect(other).toBe(first);
    expect(await eventsOf(harness, first)).toMatchObject([
      { type: 'osta.account.user-registered', version: 1, actor: 'system' },
    ]);

    const who = browser(harness);
    expect(await withPassword(who, admin.email, admin.password)).toBe('in');
    expect((await who.send.get('/api/user/me')).body).toEqual({
      id: first,
      role: 'customer',
      isAdmin: true,
      fullName: 'Demo Admin',
      avatarUrl: null,
      email: 'admin@osta.test',
      hasPassword: true,
      locale: 'ar',
      phone: null,
      eraseAt: null,
    });
  });

  it('shows the picture that it was given', async () => {
    const email = 'face@osta.test';
    const id = await seedAccount({ ...admin, email, avatar: new Uint8Array(await blankPicture()) });

    const who = browser(harness);
    expect(await withPassword(who, email, admin.password)).toBe('in');
    const { avatarUrl } = Me.parse((await who.send.get('/api/user/me')).body);
    expect(avatarUrl).toMatch(new RegExp(`^/api/users/${id}/avatar/`, 'u'));
    expect((await harness.guest.get(avatarUrl ?? '')).status).toBe(200);
  });

  it('is completed when a seed was interrupted between address and account', async () => {
    const email = 'half@osta.test';
    await harness.query(
      `insert into identity.auth_user (id, email, created_at, updated_at)
       values ('01980000-0000-7000-8000-0000000000aa', $1, now(), now())`,
      [email],
    );
    const id = await seedAccount({ ...admin, email });

    expect(id).toBe('01980000-0000-7000-8000-0000000000aa');
    expect(await eventsOf(harness, id)).toHaveLength(1);
  });
});

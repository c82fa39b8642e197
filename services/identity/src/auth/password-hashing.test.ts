import { Overloaded } from '@osta/platform/gate';
import { describe, expect, it, vi } from 'vitest';

import { passwordHashing } from './password-hashing.ts';

// Hashing is made to be slow, and the machine may be busy
vi.setConfig({ testTimeout: 60_000 });

const { hash, verify } = passwordHashing();

describe('password hashing', () => {
  it('is argon2id with 46 MiB, one pass, one lane', async () => {
    const stored = await hash('correct horse');

    expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/u);
    expect(await verify({ hash: stored, password: 'correct horse' })).toBe(true);
    expect(await verify({ hash: stored, password: 'correct horsf' })).toBe(false);
  });

  it('salts: the same password is never stored alike', async () => {
    expect(await hash('correct horse')).not.toBe(await hash('correct horse'));
  });

  it('turns the 55th at once away instead of filling the memory', async () => {
    const stored = await hash('correct horse');
    const checks = await Promise.allSettled(
      Array.from({ length: 60 }, () => verify({ hash: stored, password: 'guess' })),
    );
    const refused = checks.filter(({ status }) => status === 'rejected');

    expect(refused).toHaveLength(6);
    expect(refused.every((r) => r.status === 'rejected' && r.reason instanceof Overloaded)).toBe(
      true,
    );
  });
});

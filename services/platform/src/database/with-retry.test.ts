import { expect, it } from 'vitest';

import { withRetry } from './with-retry.ts';

function failing(times: number, code: string): () => Promise<number> {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw Object.assign(new Error('x'), { code });
    return calls;
  };
}

it('retries after a conflict with another transaction, four times', async () => {
  await expect(withRetry(failing(4, '40001'))).resolves.toBe(5);
  await expect(withRetry(failing(5, '40P01'))).rejects.toThrow('x');
});

it.each(['23505', '57P01', 'ECONNRESET'])('does not retry %s', async (code) => {
  await expect(withRetry(failing(1, code))).rejects.toThrow('x');
});

import { UserId } from '@osta/contracts/ids';
import { describe, expect, it } from 'vitest';

import type { UnreadHint } from '../domain/unread-hint.ts';
import { Outbox } from './outbox.ts';

function hint(person: number, version: number): UnreadHint {
  const userId = UserId.parse(`01980000-0000-7000-8000-0000000000${person}`);
  return { userId, unread: version, version };
}

describe('the outbox', () => {
  it('keeps only the newest count of each bell, in any order', () => {
    const outbox = new Outbox(10);
    outbox.add({ hints: [hint(10, 1), hint(11, 5)] });
    outbox.add({ hints: [hint(10, 3), hint(11, 4)], revoked: ['a'] });
    outbox.add({ hints: [hint(10, 2)], revoked: ['a', 'b'] });
    outbox.add({ stirred: [hint(10, 1).userId] });
    outbox.add({ stirred: [hint(10, 1).userId] });
    expect(outbox.take()).toEqual({
      hints: [hint(11, 5), hint(10, 3)],
      stirred: [hint(10, 1).userId],
      revoked: ['a', 'b'],
    });
    expect(outbox.isEmpty).toBe(true);
  });

  it('drops the oldest when it is full', () => {
    const outbox = new Outbox(2);
    outbox.add({ hints: [hint(10, 1), hint(11, 1)], revoked: ['a', 'b', 'c'] });
    outbox.add({ hints: [hint(10, 2), hint(12, 1)] });
    expect(outbox.take()).toEqual({
      hints: [hint(10, 2), hint(12, 1)],
      stirred: [],
      revoked: ['b', 'c'],
    });
  });
});

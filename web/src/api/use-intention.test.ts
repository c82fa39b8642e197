import { describe, expect, it } from 'vitest';

import { createIntention } from './use-intention.ts';

function countingKeys(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `key ${count}`;
  };
}

describe('the key of an intention', () => {
  it('stays the same over retries', () => {
    const { keyFor } = createIntention(countingKeys());
    expect(keyFor({ price: 1 })).toBe('key 1');
    expect(keyFor({ price: 1 })).toBe('key 1');
  });

  it('is new for other content', () => {
    const { keyFor } = createIntention(countingKeys());
    keyFor({ price: 1 });
    expect(keyFor({ price: 2 })).toBe('key 2');
  });

  it('is new for the same content after a success', () => {
    const { keyFor, fulfil } = createIntention(countingKeys());
    keyFor({ price: 1 });
    fulfil();
    expect(keyFor({ price: 1 })).toBe('key 2');
  });
});

import { Instant } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { timerChanges, type Deadline } from './deadline.ts';

function due(name: string, day: number, about = ''): Deadline {
  return { name, about, dueAt: Instant.parse(`2026-03-0${day}T08:00:00.000Z`) };
}

describe('timerChanges', () => {
  it('sets new deadlines, moves changed ones, cancels removed ones, and leaves the rest', () => {
    const before = [due('expire', 1), due('expire', 2, 'quote'), due('remind', 3)];
    const after = [due('expire', 1), due('expire', 4, 'quote'), due('award', 5)];
    expect(timerChanges(before, after)).toEqual({
      set: [due('expire', 4, 'quote'), due('award', 5)],
      cancelled: [due('remind', 3)],
    });
  });

  it('is empty when nothing has changed', () => {
    const same = [due('expire', 1), due('expire', 1, 'quote')];
    expect(timerChanges(same, same)).toEqual({ set: [], cancelled: [] });
  });
});

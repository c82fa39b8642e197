import type { EventEnvelope } from '@osta/contracts/envelope';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import { membershipsIn } from './memberships-copy.ts';

const store = '01980000-0000-7000-8000-000000000061';
const owner = '01980000-0000-7000-8000-00000000000e';
const clerk = '01980000-0000-7000-8000-00000000000f';

function event(name: string, data: Readonly<Record<string, unknown>> = {}): EventEnvelope {
  const type = `osta.store.${name}`;
  return madeEvent({ type, subject: store, actor: owner, data: { ownerId: owner, ...data } });
}

const drafted = event('store-drafted');
const joined = event('store-member-joined', { memberId: clerk, role: 'manager' });
const staff = event('store-member-joined', { memberId: clerk, role: 'staff' });
const removed = event('store-member-removed', { memberId: clerk });
const closed = event('store-closed');

describe('who manages a store after a batch', () => {
  it.each([
    ['the owner from the start', [drafted], [[store], [owner], [], [], []]],
    ['whoever joined', [drafted, joined], [[store, store], [owner, clerk], [], [], []]],
    ['no staff', [drafted, staff], [[store], [owner], [store], [clerk], []]],
    ['nobody who left', [joined, removed], [[], [], [store], [clerk], []]],
    ['who joined again', [removed, joined], [[store], [clerk], [], [], []]],
    ['nobody in a closed store', [drafted, joined, closed], [[], [], [], [], [store]]],
  ])('%s', (_what, events, expected) => {
    expect(membershipsIn(events)).toEqual(expected);
  });
});

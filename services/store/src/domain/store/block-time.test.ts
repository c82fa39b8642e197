import { UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import { BlockTimeRequest } from '@osta/contracts/store/api';
import { expect, it } from 'vitest';

import {
  day,
  on,
  owner,
  plansOfRelease,
  stranger,
  type History,
} from '../../testing/history-store.ts';
import { after, published } from '../../testing/history.ts';
import { blockTime } from './block-time.ts';
import { liftBlock } from './lift-block.ts';
import { acceptInvitation, inviteMember } from './members.ts';

const clerk = UserId.parse('01980000-0000-7000-8000-0000000000a2');

/** A public store, in which somebody works as staff. */
function opened(): History {
  const history = after('choose', ...published);
  const letter = { ...on, email: 'somebody@example.ly', role: 'staff' } as const;
  history.do(owner, (context) => inviteMember(letter, history.state, context, plansOfRelease));
  const invitationId = history.store.invitations.at(-1)?.id ?? '';
  history.do(clerk, (context) => acceptInvitation({ ...on, invitationId }, history.state, context));
  return history;
}

function block(history: History, from: number, to: number, by = owner): string {
  const time = { startsAt: at(history, from), endsAt: at(history, to), reason: 'Stocktaking' };
  return history.do(by, (context) => blockTime({ ...on, ...time }, history.state, context));
}

function lift(history: History, blockId: string, by = owner): string {
  return history.do(by, (context) => liftBlock({ ...on, blockId }, history.state, context));
}

function at({ now }: History, days: number): Instant {
  return later(now, days * day);
}

it('blocks a time that has begun or lies ahead, and lifts it', () => {
  const history = opened();
  expect(block(history, 3, 5)).toBe('');
  expect(block(history, -1, 1)).toBe('');
  const [first, second] = history.store.blocks;
  expect([first, second]).toMatchObject([
    { startsAt: at(history, -1), endsAt: at(history, 1), reason: 'Stocktaking' },
    { startsAt: at(history, 3), endsAt: at(history, 5) },
  ]);
  expect(lift(history, first?.id ?? '')).toBe('');
  expect(history.store.blocks).toEqual([second]);
  expect(lift(history, first?.id ?? '')).toBe('BLOCK_NOT_FOUND');
});

it('refuses a time that is over, and lifts none', () => {
  const history = opened();
  expect(block(history, -2, 0)).toBe('BLOCK_IN_THE_PAST');
  expect(block(history, 1, 2)).toBe('');
  const [past] = history.store.blocks;
  history.pass(2);
  expect(lift(history, past?.id ?? '')).toBe('BLOCK_NOT_FOUND');
  // It goes with the next one
  expect(block(history, 1, 2)).toBe('');
  expect(history.store.blocks).toHaveLength(1);
});

it('keeps twenty that are not over', () => {
  const history = opened();
  for (let n = 0; n < 20; n += 1) expect(block(history, 1, 2)).toBe('');
  expect(block(history, 1, 2)).toBe('BLOCK_LIMIT_REACHED');
  history.pass(2);
  expect(block(history, 1, 2)).toBe('');
});

it('is for owner and managers of a store that is or was open', () => {
  const history = opened();
  expect(block(history, 1, 2, clerk)).toBe('STORE_ROLE_TOO_LOW');
  expect(block(history, 1, 2, stranger)).toBe('STORE_NOT_FOUND');
  expect(lift(history, 'none', clerk)).toBe('STORE_ROLE_TOO_LOW');
  expect(lift(history, 'none', stranger)).toBe('STORE_NOT_FOUND');
  expect(block(after('place', 'open', 'save', 'submit'), 1, 2)).toBe('STORE_ILLEGAL_TRANSITION');
});

it.each([
  ['2026-12-01T08:00:00.000Z', '2026-12-01T08:00:00.000Z', 'before-start'],
  ['2026-12-02T08:00:00.000Z', '2026-12-01T08:00:00.000Z', 'before-start'],
  ['2026-12-01T08:00:00.000Z', '2027-01-01T08:00:00.001Z', 'most-days'],
])('says at the end what is wrong with %s to %s', (startsAt, endsAt, rule) => {
  const { error } = BlockTimeRequest.safeParse({ startsAt, endsAt, reason: 'Stocktaking' });
  expect(error?.issues).toMatchObject([{ path: ['endsAt'], params: { rule } }]);
});

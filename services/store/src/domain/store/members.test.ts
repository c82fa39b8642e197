import { UserId } from '@osta/contracts/ids';
import { PlanId } from '@osta/contracts/plan/plan-id';
import type { InvitedRole } from '@osta/contracts/store/status';
import { describe, expect, it } from 'vitest';

import { on, owner, plansOfRelease, stranger, type History } from '../../testing/history-store.ts';
import { after, pay, published } from '../../testing/history.ts';
import { limitsOf } from '../plan/all-plans.ts';
import { allowedTo } from './allowed.ts';
import { choosePlan } from './choose-plan.ts';
import {
  acceptInvitation,
  dropMember,
  inviteMember,
  removeMember,
  withdrawInvitation,
} from './members.ts';

const manager = UserId.parse('01980000-0000-7000-8000-0000000000a1');
const clerk = UserId.parse('01980000-0000-7000-8000-0000000000a2');

function invite(history: History, by: UserId, role: InvitedRole): string {
  const letter = { ...on, email: 'somebody@example.ly', role };
  return history.do(by, (context) => inviteMember(letter, history.state, context, plansOfRelease));
}

function accept(history: History, by: UserId): string {
  const invitationId = history.store.invitations.at(-1)?.id ?? '';
  return history.do(by, (context) =>
    acceptInvitation({ ...on, invitationId }, history.state, context),
  );
}

function takeBack(history: History, by: UserId): string {
  const invitationId = history.store.invitations.at(-1)?.id ?? '';
  return history.do(by, (context) =>
    withdrawInvitation({ ...on, invitationId }, history.state, context),
  );
}

function remove(history: History, by: UserId, memberId: UserId): string {
  return history.do(by, (context) => removeMember({ ...on, memberId }, history.state, context));
}

/** A store with a plan for several people, a manager and a clerk. */
function staffed(): History {
  const history = after('choose', ...published);
  expect([invite(history, owner, 'manager'), accept(history, manager)]).toEqual(['', '']);
  expect([invite(history, manager, 'staff'), accept(history, clerk)]).toEqual(['', '']);
  return history;
}

describe('the people of a store', () => {
  it('are the owner, managers who edit, and staff who see', () => {
    const { store } = staffed();
    expect(store.members.map(({ id, role }) => [id, role])).toEqual([
      [owner, 'owner'],
      [manager, 'manager'],
      [clerk, 'staff'],
    ]);
    expect(allowedTo(store, 'owner', false)).toContain('close');
    expect(allowedTo(store, 'manager', false)).toEqual([
      'save',
      'pause',
      'invite',
      'remove-member',
      'name-staff',
      'block-time',
    ]);
    expect(allowedTo(store, 'staff', false)).toEqual([]);
  });

  it('come by invitation alone, once', () => {
    const history = staffed();
    expect(accept(history, stranger)).toBe('INVITATION_NOT_FOUND');
    expect(invite(history, stranger, 'staff')).toBe('STORE_NOT_FOUND');
    expect(invite(history, clerk, 'staff')).toBe('STORE_ROLE_TOO_LOW');
    expect(invite(history, manager, 'manager')).toBe('STORE_ROLE_TOO_LOW');
    expect([invite(history, owner, 'staff'), accept(history, clerk)]).toEqual([
      '',
      'ALREADY_MEMBER',
    ]);
  });

  it('are as many as the plan allows, with those who are invited', () => {
    const history = after(...published);
    expect(invite(history, owner, 'staff')).toBe('');
    expect(invite(history, owner, 'staff')).toBe('MEMBER_LIMIT_REACHED');
  });

  it('are invited until it is taken back, by who may invite them', () => {
    const history = staffed();
    expect([invite(history, owner, 'manager'), takeBack(history, manager)]).toEqual([
      '',
      'STORE_ROLE_TOO_LOW',
    ]);
    expect(history.store.invitations).toHaveLength(1);
    expect([takeBack(history, owner), takeBack(history, owner)]).toEqual([
      '',
      'INVITATION_NOT_FOUND',
    ]);
    expect([invite(history, owner, 'staff'), takeBack(history, manager)]).toEqual(['', '']);
    expect(history.store.invitations).toEqual([]);
  });

  it('are as many as was paid for, whatever is chosen since', () => {
    const history = after('choose', ...published, 'pay');
    const most = limitsOf(PlanId.parse('growth'), plansOfRelease).members;
    const chosen = history.do(owner, (context) =>
      choosePlan({ ...on, plan: PlanId.parse('premium') }, history.state, context, plansOfRelease),
    );
    expect(chosen).toBe('');
    for (let n = 0; n < most; n += 1) expect(invite(history, owner, 'staff')).toBe('');
    expect(invite(history, owner, 'staff')).toBe('MEMBER_LIMIT_REACHED');
    expect(pay(history, 'bigger')).toBe('');
    expect(invite(history, owner, 'staff')).toBe('');
  });

  it('leave by themselves, and are removed by who is above them; the owner stays', () => {
    const history = staffed();
    expect(remove(history, clerk, manager)).toBe('STORE_ROLE_TOO_LOW');
    expect(remove(history, manager, owner)).toBe('MEMBER_NOT_FOUND');
    expect(remove(history, owner, owner)).toBe('MEMBER_NOT_FOUND');
    expect(remove(history, manager, clerk)).toBe('');
    expect(remove(history, manager, manager)).toBe('');
    expect(history.store.members.map(({ id }) => id)).toEqual([owner]);
  });

  it('go with their account', () => {
    const history = staffed();
    const drop = (by: UserId | 'system', memberId: UserId): string =>
      history.do(by, (context) => dropMember({ ...on, memberId }, history.state, context));
    expect(drop(owner, clerk)).toBe('STORE_NOT_FOUND');
    expect(drop('system', clerk)).toBe('');
    expect(history.store.members.map(({ id }) => id)).toEqual([owner, manager]);
  });
});

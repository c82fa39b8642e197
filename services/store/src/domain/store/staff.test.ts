import { UserId } from '@osta/contracts/ids';
import { describe, expect, it } from 'vitest';

import { on, owner, plansOfRelease, stranger, type History } from '../../testing/history-store.ts';
import { after, published } from '../../testing/history.ts';
import { acceptInvitation, inviteMember, removeMember } from './members.ts';
import { agreeToBeStaff, nameStaff, orderStaff, removeStaff } from './staff.ts';

const manager = UserId.parse('01980000-0000-7000-8000-0000000000a1');
const clerk = UserId.parse('01980000-0000-7000-8000-0000000000a2');
const title = { ar: 'فني كهرباء', en: 'Electrician' };

function join(history: History, member: UserId, role: 'manager' | 'staff'): void {
  const letter = { ...on, email: 'somebody@example.ly', role };
  history.do(owner, (context) => inviteMember(letter, history.state, context, plansOfRelease));
  const invitationId = history.store.invitations.at(-1)?.id ?? '';
  history.do(member, (context) =>
    acceptInvitation({ ...on, invitationId }, history.state, context),
  );
}

function name(history: History, by: UserId, memberId: UserId, words = title): string {
  const command = { ...on, memberId, title: words };
  return history.do(by, (context) => nameStaff(command, history.state, context));
}

function agree(history: History, by: UserId): string {
  return history.do(by, (context) => agreeToBeStaff(on, history.state, context));
}

function remove(history: History, by: UserId, memberId: UserId): string {
  return history.do(by, (context) => removeStaff({ ...on, memberId }, history.state, context));
}

/** A public store with a manager and a clerk. */
function staffed(): History {
  const history = after('choose', ...published);
  join(history, manager, 'manager');
  join(history, clerk, 'staff');
  return history;
}

describe('the staff that a page shows', () => {
  it('are members who were asked and agreed', () => {
    const history = staffed();
    expect(agree(history, clerk)).toBe('STAFF_NOT_FOUND');
    expect(name(history, manager, clerk)).toBe('');
    expect(history.store.staff).toEqual([{ id: clerk, title, agreedAt: null }]);
    expect(agree(history, clerk)).toBe('');
    expect(history.store.staff).toEqual([{ id: clerk, title, agreedAt: history.now }]);
    const before = history.state;
    expect(agree(history, clerk)).toBe('');
    expect(history.state).toBe(before);
  });

  it('keep their consent when the words beside them change', () => {
    const history = staffed();
    name(history, owner, clerk);
    agree(history, clerk);
    const other = { ar: 'معلم سباكة', en: '' };
    expect(name(history, owner, clerk, other)).toBe('');
    expect(history.store.staff).toEqual([{ id: clerk, title: other, agreedAt: history.now }]);
  });

  it('are nobody from outside, and staff do not name staff', () => {
    const history = staffed();
    expect(name(history, owner, stranger)).toBe('MEMBER_NOT_FOUND');
    expect(name(history, clerk, clerk)).toBe('STORE_ROLE_TOO_LOW');
    expect(name(history, stranger, clerk)).toBe('STORE_NOT_FOUND');
    expect(agree(history, stranger)).toBe('STORE_NOT_FOUND');
    expect(remove(history, owner, clerk)).toBe('STAFF_NOT_FOUND');
  });

  it('leave by themselves, by the store, or with their membership', () => {
    const history = staffed();
    for (const leave of [
      () => remove(history, clerk, clerk),
      () => remove(history, owner, clerk),
      () => history.do(owner, (c) => removeMember({ ...on, memberId: clerk }, history.state, c)),
    ]) {
      expect(name(history, owner, clerk)).toBe('');
      expect(agree(history, clerk)).toBe('');
      expect(leave()).toBe('');
      expect(history.store.staff).toEqual([]);
    }
  });

  it('stand in the order that the store sets', () => {
    const history = staffed();
    for (const each of [owner, manager, clerk]) name(history, owner, each);
    const command = { ...on, memberIds: [clerk, owner] };
    expect(history.do(owner, (c) => orderStaff(command, history.state, c))).toBe('');
    expect(history.store.staff.map(({ id }) => id)).toEqual([clerk, owner, manager]);
    const foreign = { ...on, memberIds: [stranger] };
    expect(history.do(owner, (c) => orderStaff(foreign, history.state, c))).toBe('STAFF_NOT_FOUND');
  });
});

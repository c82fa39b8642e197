import { describe, expect, it } from 'vitest';

import { call } from '../../api/call.ts';
import type { Command } from '../../outbox/queued-command.ts';
import { expectedCount, newer, waitingMarks } from './notifications.queries.ts';

describe('the count of the bell', () => {
  it('is the first count received', () => {
    expect(newer(undefined, { unread: 3, version: 9 })).toEqual({ unread: 3, version: 9 });
  });

  it('never goes back to an older version, in whichever order they come', () => {
    const old = { unread: 1, version: 4 };
    const young = { unread: 0, version: 5 };
    expect(newer(old, young)).toBe(young);
    expect(newer(young, old)).toBe(young);
  });

  it('prefers an answer to a hint of the same version', () => {
    const answer = { unread: 2, version: 5 };
    expect(newer({ unread: 2, version: 5 }, answer)).toBe(answer);
  });
});

function marked(what: string, lane = 'notifications'): Command {
  const params = { notificationId: what };
  const mark = call('POST /api/notifications/{notificationId}/read', { params });
  return { ...mark, lane, what, page: null, changes: [] };
}

describe('marks that wait for a connection', () => {
  it('lower the count by what they mark', () => {
    const marks = waitingMarks([marked('one'), marked('start', 'booking 1'), marked('two')]);
    expect(marks).toEqual({ ids: new Set(['one', 'two']), isAll: false });
    expect(expectedCount(5, marks)).toBe(3);
    expect(expectedCount(1, marks)).toBe(0);
  });

  it('of everything leave nothing', () => {
    expect(expectedCount(7, waitingMarks([marked('one'), marked('everything')]))).toBe(0);
  });
});

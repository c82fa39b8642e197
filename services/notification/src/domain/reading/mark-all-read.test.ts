import { NotificationId } from '@osta/contracts/ids';
import { describe, expect, it } from 'vitest';

import { markAllRead, type Unread } from './mark-all-read.ts';

const low = NotificationId.parse('01980000-0000-5000-8000-000000000001');
const middle = NotificationId.parse('01980000-0000-5000-8000-000000000002');
const high = NotificationId.parse('01980000-0000-5000-8000-000000000003');

function watermark(upTo: number): object {
  return { type: 'osta.notification.all-notifications-read.v1', data: { upTo } };
}

function readAlone(notificationId: NotificationId): object {
  return { type: 'osta.notification.notification-read.v1', data: { notificationId } };
}

describe('mark all read', () => {
  it('is one watermark at the top when everything has been seen, however many are unread', () => {
    const unmarked = { highest: 900, readUpTo: 0, unread: 1_000_000, around: [] };
    expect(markAllRead(unmarked)).toEqual([watermark(900)]);
  });

  it('stays below what came on top since', () => {
    const around: readonly Unread[] = [{ id: high, seq: 900, isUnseen: true }];
    const unmarked = { highest: 900, readUpTo: 0, unread: 3, around };
    expect(markAllRead(unmarked)).toEqual([watermark(899)]);
  });

  it('marks one by one what was seen above something that came since', () => {
    const around: readonly Unread[] = [
      { id: high, seq: 900, isUnseen: false },
      { id: middle, seq: 500, isUnseen: true },
      { id: low, seq: 500, isUnseen: false },
    ];
    const unmarked = { highest: 900, readUpTo: 100, unread: 3, around };
    expect(markAllRead(unmarked)).toEqual([watermark(499), readAlone(high), readAlone(low)]);
  });

  it('does not lower the watermark', () => {
    const around: readonly Unread[] = [
      { id: high, seq: 501, isUnseen: false },
      { id: middle, seq: 501, isUnseen: true },
    ];
    const unmarked = { highest: 501, readUpTo: 500, unread: 2, around };
    expect(markAllRead(unmarked)).toEqual([readAlone(high)]);
  });

  it('has nothing to do when all that is unread came since', () => {
    const around: readonly Unread[] = [{ id: high, seq: 900, isUnseen: true }];
    expect(markAllRead({ highest: 900, readUpTo: 0, unread: 1, around })).toEqual([]);
  });

  it('has nothing to do when nothing is unread', () => {
    expect(markAllRead({ highest: 900, readUpTo: 0, unread: 0, around: [] })).toEqual([]);
  });
});

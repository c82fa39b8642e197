import { NotificationId } from '@osta/contracts/ids';
import { describe, expect, it } from 'vitest';

import { markAllRead } from './mark-all-read.ts';

const low = NotificationId.parse('01980000-0000-5000-8000-000000000001');
const high = NotificationId.parse('01980000-0000-5000-8000-000000000002');

function watermark(upTo: number): object {
  return { type: 'osta.notification.all-notifications-read', data: { upTo } };
}

function readAlone(notificationId: NotificationId): object {
  return { type: 'osta.notification.notification-read', data: { notificationId } };
}

describe('mark all read', () => {
  it('sets one watermark at the top when everything has been seen', () => {
    const unmarked = { highest: 900, readUpTo: 0, lowestUnseen: null, seenAbove: [] };
    expect(markAllRead(unmarked)).toEqual([watermark(900)]);
  });

  it('stays below notifications that arrived on top since', () => {
    const unmarked = { highest: 900, readUpTo: 0, lowestUnseen: 900, seenAbove: [] };
    expect(markAllRead(unmarked)).toEqual([watermark(899)]);
  });

  it('marks seen notifications one by one above one that arrived since', () => {
    const unmarked = { highest: 900, readUpTo: 100, lowestUnseen: 500, seenAbove: [high, low] };
    expect(markAllRead(unmarked)).toEqual([watermark(499), readAlone(high), readAlone(low)]);
  });

  it('does not lower the watermark', () => {
    const unmarked = { highest: 501, readUpTo: 500, lowestUnseen: 501, seenAbove: [high] };
    expect(markAllRead(unmarked)).toEqual([readAlone(high)]);
  });
});

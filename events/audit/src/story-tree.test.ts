import { EventEnvelope } from '@osta/contracts/envelope';
import { expect, it } from 'vitest';

import type { ToldEvent } from './find-story.ts';
import { storyTree } from './story-tree.ts';

const idOf = (digit: number): string => `01980000-0000-7000-8000-00000000000${digit}`;
const command = idOf(9);

/** Returns an event that was caused by another, so many milliseconds after the first. */
function told(digit: number, cause: string, after: number, more: Partial<ToldEvent>): ToldEvent {
  const event = EventEnvelope.parse({
    specversion: '1.0',
    id: idOf(digit),
    source: '/osta/request',
    type: `osta.request.step-${'abcdef'[digit]}.v1`,
    subject: idOf(8),
    time: new Date(Date.UTC(2026, 2, 1, 7, 30, 0, after)).toISOString(),
    datacontenttype: 'application/json',
    streamversion: digit,
    correlationid: idOf(7),
    causationid: cause,
    actor: 'system',
    data: {},
  });
  return { event, applied: [], traces: [], ...more };
}

it('hangs events, subscriptions and lists from what caused them, with times', () => {
  const story = [
    told(1, command, 0, {
      applied: [
        { subscription: 'booking-process', state: 'applied' },
        { subscription: 'notification-list', state: 'applied' },
        { subscription: 'store-copy', state: 'parked' },
      ],
    }),
    told(2, idOf(1), 35, {
      traces: [{ table: 'notification.notification', recipient: idOf(6), type: 'booking' }],
    }),
    told(3, command, 1, {}),
  ];
  const line = (digit: number, after: number): string =>
    `+${after} ms osta.request.step-${'abcdef'[digit]}.v1 by system: ${idOf(8)} version ${digit}, event ${idOf(digit)}`;
  expect(storyTree(story)).toEqual([
    `2026-03-01T07:30:00.000Z command ${command} in /osta/request`,
    `├─ ${line(1, 0)}`,
    '│  ├─ applied by booking-process, notification-list',
    '│  ├─ parked by store-copy',
    `│  └─ ${line(2, 35)}`,
    `│     └─ notification.notification: booking for ${idOf(6)}`,
    `└─ ${line(3, 1)}`,
  ]);
});

it('leaves out no event of a log in which two say that they caused each other', () => {
  const story = [told(1, idOf(2), 0, {}), told(2, idOf(1), 1, {})];
  const lines = storyTree(story).join('\n');
  expect(lines).toContain(`event ${idOf(1)}`);
  expect(lines).toContain(`event ${idOf(2)}`);
  expect(lines).toContain('no command');
});

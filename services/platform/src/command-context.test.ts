import { madeEvent } from '@osta/event-store/testing/made-event';
import { pino } from 'pino';
import { expect, it } from 'vitest';

import { reactionContext } from './command-context.ts';
import { testClock } from './testing/test-clock.ts';

const event = madeEvent({ type: 'osta.account.user-registered' });
const clock = testClock('2026-03-01T07:30:00.000Z');
const log = pino({ level: 'silent' });

it('gives one key to one reaction to one event, however often it is delivered', () => {
  const first = reactionContext({ event, purpose: 'welcome', clock, log });
  const again = reactionContext({ event, purpose: 'welcome', clock, log });
  const other = reactionContext({ event, purpose: 'count', clock, log });

  expect(again.idempotency).toEqual(first.idempotency);
  expect(other.idempotency.key).not.toBe(first.idempotency.key);
  expect(first).toMatchObject({
    actor: 'system',
    correlationId: event.correlationid,
    causationId: event.id,
  });
});

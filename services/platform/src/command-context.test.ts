import { EventEnvelope } from '@osta/contracts/envelope';
import { pino } from 'pino';
import { v7 as uuidV7 } from 'uuid';
import { expect, it } from 'vitest';

import { reactionContext } from './command-context.ts';
import { testClock } from './testing/test-clock.ts';

const event = EventEnvelope.parse({
  specversion: '1.0',
  id: uuidV7(),
  source: '/osta/identity',
  type: 'osta.account.user-registered.v1',
  subject: uuidV7(),
  time: '2026-03-01T07:30:00.000Z',
  datacontenttype: 'application/json',
  streamversion: 1,
  correlationid: uuidV7(),
  causationid: uuidV7(),
  actor: 'system',
  data: {},
});
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

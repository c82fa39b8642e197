import { patience } from '@osta/event-store/testing/patience';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startMarket, type MarketHost } from './market-host.ts';
import { findPeople, type People } from './principals.ts';
import { recordQuote } from './record-quotes.ts';
import { auditOf, type Audit } from './run-audit.ts';

const stream = '01980000-0000-7000-8000-00000000abcd';
const first = '01980000-0000-7000-8000-0000000000e1';
const second = '01980000-0000-7000-8000-0000000000e2';
const list = ['--subscription', 'notification-list', '--quiet'] as const;
const because = ['--reason', 'Written by a build that nobody runs'] as const;
const diff = ['diff', '--model', 'notifications', '--quiet'] as const;

let market: MarketHost;
let audit: Audit;
let people: People;

beforeAll(async () => {
  market = await startMarket();
  audit = auditOf(market);
  people = await findPeople(market);
  const parked = { eventId: first, streamId: stream, version: 1, isReadable: false };
  await recordQuote({ market, people }, parked);
  await recordQuote(
    { market, people },
    { ...parked, eventId: second, version: 2, isReadable: true },
  );
});

afterAll(() => market.stop());

describe('osta-audit parked', () => {
  it('lists each parked stream, by its first parked event', async () => {
    await vi.waitFor(async () => {
      const { out } = await audit('parked', 'list', '--json');
      expect(JSON.parse(out)).toContainEqual(
        expect.objectContaining({
          subscription: 'notification-list',
          streamId: stream,
          eventId: first,
          version: 1,
          reason: 'unreadable',
          events: 2,
        }),
      );
    }, patience);
    expect((await audit('parked', 'list')).out).toContain(`event ${first}`);
    expect(await audit(...diff)).toMatchObject({
      code: 1,
      out: expect.stringContaining('1 streams are parked'),
    });
  });

  it('shows one event, and why it is parked', async () => {
    const { code, out } = await audit('parked', 'show', ...list, '--event', first, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      streamId: stream,
      reason: 'unreadable',
      error: expect.stringContaining('serviceId'),
      event: { id: first, subject: stream },
    });
  });

  it('makes the running subscription retry, and reports the result', async () => {
    const redriven = await audit('parked', 'redrive', ...list, '--stream', stream, ...because);
    expect(redriven).toMatchObject({ code: 1, out: '0 events applied, 2 still parked\n' });
  });

  it('discards the first event of a stream, and the later ones continue', async () => {
    const tooEarly = await audit('parked', 'discard', ...list, '--event', second, ...because);
    expect(tooEarly).toMatchObject({ code: 2, err: expect.stringContaining('they come first') });

    const planned = await audit('parked', 'discard', ...list, '--event', first, '--dry-run');
    expect(planned).toMatchObject({
      code: 0,
      out: expect.stringContaining('would be discarded, and 1 behind it'),
    });

    const discarded = await audit('parked', 'discard', ...list, '--event', first, ...because);
    expect(discarded).toMatchObject({ code: 0, err: '' });
    const redriven = await audit('parked', 'redrive', ...list, ...because);
    expect(redriven).toMatchObject({ code: 0, out: '1 events applied, 0 still parked\n' });
    const { rows } = await market.database.query(
      'select event_id from notification.notification where event_id = any($1)',
      [[first, second]],
    );
    expect(rows).toEqual([{ event_id: second }]);
  });

  it('ignores discarded events in comparisons and rebuilds', async () => {
    expect(await audit(...diff)).toMatchObject({ code: 0 });
    const reset = ['reset', 'start', '--model', 'notifications', '--quiet', ...because] as const;
    expect(await audit(...reset)).toMatchObject({ code: 0, err: '' });
    expect(await audit(...diff)).toMatchObject({ code: 0 });
  });

  it('keeps who did what, when and why', async () => {
    const { rows } = await market.database.query(
      `select action, stream_id, event_id, operator, reason, done_at >= asked_at as "isDone", outcome
         from notification.operator_action order by asked_at`,
    );
    const acted = { operator: 'tester', reason: because[1] };
    expect(rows).toMatchObject([
      { ...acted, action: 'redrive', stream_id: stream, outcome: { applied: 0, parked: 2 } },
      { ...acted, action: 'discard', event_id: first, outcome: { parkedBecause: 'unreadable' } },
      { ...acted, action: 'redrive', stream_id: null, outcome: { applied: 1, parked: 0 } },
    ]);
  });

  it.each([
    [['parked', 'redrive', ...list], '--reason'],
    [['parked', 'forget', ...list], 'parked takes one of: list, show, redrive, discard'],
    [['parked', 'show', '--event', first], '--subscription takes a name'],
    [['parked', 'show', '--subscription', 'nobody', '--event', first], 'Nothing is parked by'],
  ])('says what is missing in %j', async (args, words) => {
    const { code, err } = await audit(...args);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(words) });
  });
});
